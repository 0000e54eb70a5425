/**
 * What a section of a page is known by, however its page is ordered: its place, a tool's name, else its type. React keys
 * and the records of translations are made of it.
 */
export function sectionKey(section: unknown): string {
  const { id, name, type } = (section ?? {}) as Record<string, unknown>
  return String(id ?? name ?? type)
}
