/** Where the browser tests find the site that was built, and its build for a subfolder. */
export const PORT = 4499;
export const SUBFOLDER = { port: 4498, base: '/sub/', folder: 'reports/subfolder' };
