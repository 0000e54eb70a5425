/**
 * The model of a lesson's scenery, fetched while the code comes that reads it.
 * @throws Error when it cannot be fetched or read
 */
export async function loadScenery(lesson: string) {
  const [{ readScenery }, bytes] = await Promise.all([
    import('./scene/scenery.ts'),
    fetchModel(`/lessons/${lesson}.glb`),
  ])
  return readScenery(bytes)
}

async function fetchModel(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
