/** Where the site is reached, for canonical links and the sitemap; `VITE_SITE_ORIGIN` at build time changes it. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? 'https://realia.example'
