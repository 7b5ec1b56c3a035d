const portFrom = (variable: string, usual: number): number =>
  Number(process.env[variable] ?? usual);

/** Where the browser tests serve the site that was built. */
export const PORT = portFrom('SITE_PORT', 4499);

/** The site's build for a subfolder, and where they serve it. */
export const SUBFOLDER = {
  port: portFrom('SUBFOLDER_PORT', 4498),
  base: '/sub/',
  folder: 'reports/subfolder',
};
