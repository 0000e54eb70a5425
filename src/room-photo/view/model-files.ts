/** Where a piece's model lies: the full one, or the small one that first screens show. */
const addressOf = (id: string, small: boolean) => `/models/${small ? 'small/' : ''}${id}.glb`

/**
 * What stands in the living room of the first style, which furniture and staging show first: it is fetched while the style's
 * own document is on its way.
 */
export const firstRoomPieces = [
  'modern-sofa',
  'coffee-table',
  'rug',
  'framed-art',
  'floor-lamp',
  'fig-tree',
  'bowl',
  'curtains',
]

/** Files that are fetched while the code that reads them still loads. */
const ahead = new Map<string, Promise<ArrayBuffer>>()

async function request(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`Could not load ${address}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Fetches models that a scene is about to show. */
export function fetchModelsAhead(ids: readonly string[], small = true): void {
  for (const address of new Set(ids.map((id) => addressOf(id, small)))) {
    if (ahead.has(address)) continue
    const file = request(address)
    // The scene asks again, and tells of a failure.
    file.catch(() => ahead.delete(address))
    ahead.set(address, file)
  }
}

/** The file of a model, which belongs to the caller. */
export function takeModelFile(id: string, small: boolean): Promise<ArrayBuffer> {
  const address = addressOf(id, small)
  const file = ahead.get(address)
  ahead.delete(address)
  return file ?? request(address)
}
