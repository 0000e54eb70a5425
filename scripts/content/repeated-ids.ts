/** The entries of a list whose `id` an earlier entry of the same list has. */
export function repeatedIds(
  data: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  if (typeof data !== 'object' || data === null) return []
  const below = Object.entries(data).flatMap(([key, value]) =>
    repeatedIds(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
  if (!Array.isArray(data)) return below
  const ids = data.map((entry) => (entry as { id?: unknown } | null)?.id)
  const own = ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) !== index
      ? [{ path: [...path, index, 'id'], message: `"${id}" is used twice → choose a unique id` }]
      : [],
  )
  return [...own, ...below]
}
