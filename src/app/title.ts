/** The title as the tab shows it: the page, then the brand, unless the page names it already. */
export function fullTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`
}
