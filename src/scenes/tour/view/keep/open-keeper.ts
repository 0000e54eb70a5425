import type { Codec, KeptDocument } from './codec.ts'
import { createKeeper, type Keeper, KeepFault } from './keeper.ts'
import { hasOpfs, opfsShelf } from './opfs-shelf.ts'
import type { Shelf } from './shelf.ts'

/** A first keeping is done after so long, ms. */
const stale = 60 * 60 * 1000

/**
 * The keeper of this browser: in its file system for pages, else in a database.
 * @throws KeepFault `Blocked` where the browser keeps nothing
 */
export async function openKeeper<D extends KeptDocument>(codec: Codec<D>): Promise<Keeper<D>> {
  try {
    const keeper = createKeeper(await openShelf(), codec)
    // In nobody's way, and tried again the next time.
    keeper.sweep(Date.now() - stale).catch(console.warn)
    return keeper
  } catch (error) {
    throw new KeepFault('Blocked', error)
  }
}

async function openShelf(): Promise<Shelf> {
  // Most browsers never need it.
  const database = async () => (await import('./database-shelf.ts')).databaseShelf(Date.now)
  // Private windows of some browsers have the functions, and refuse.
  return hasOpfs() ? opfsShelf().catch(database) : database()
}
