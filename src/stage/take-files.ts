/**
 * The files that were chosen in a field, once: it is emptied, so that the same ones may be chosen again, and a choice
 * from before the page came alive, of which browsers tell when it has, is taken but once.
 */
export function takeFiles(field: HTMLInputElement | null): File[] {
  const files = [...(field?.files ?? [])]
  if (field) field.value = ''
  return files
}
