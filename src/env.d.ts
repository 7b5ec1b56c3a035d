/// <reference types="astro/client" />

/** Where a module of the build is served. */
declare module '*?address' {
  const address: string;
  export default address;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
