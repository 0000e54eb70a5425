/**
 * The key of a section, which does not depend on the page's order: its anchor, a tool's name, else its type. React keys
 * and the records of translations use it.
 */
export function sectionKey(section: unknown): string {
  const { id, name, type } = (section ?? {}) as Record<string, unknown>
  return String(id ?? name ?? type)
}
