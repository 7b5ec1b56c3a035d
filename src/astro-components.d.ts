/** For tools that do not read Astro's files; Astro's own checker knows the properties of each. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
