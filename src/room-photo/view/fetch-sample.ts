/**
 * Fetches a sample room of this site: its photo, and the file beside it that tells of its camera and its walls.
 * @returns undefined for what does not come
 */
export async function fetchSample(
  id: string,
  signal: AbortSignal | null = null,
): Promise<{ photo: Blob | undefined; known: unknown }> {
  const get = async (ending: string) => {
    const response = await fetch(`/rooms/${id}.${ending}`, { signal }).catch(() => undefined)
    return response?.ok ? response : undefined
  }
  const [photo, known] = await Promise.all([get('jpg'), get('json')])
  return {
    photo: await photo?.blob().catch(() => undefined),
    known: await known?.json().catch(() => undefined),
  }
}
