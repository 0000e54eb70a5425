/**
 * The model of a lesson's scenery, fetched while the code comes that reads it.
 * @param address  of the file, which the build names by its content: code finds parts of its own release by their names
 * @throws Error when it cannot be fetched or read
 */
export async function loadScenery(address: string) {
  const [{ readScenery }, bytes] = await Promise.all([
    import('./scene/scenery.tsx'),
    fetchModel(address),
  ])
  return readScenery(bytes)
}

async function fetchModel(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
