import type { Codec, KeptDocument } from './codec.ts'
import { databaseShelf } from './database-shelf.ts'
import { createKeeper, type Keeper, KeepFault } from './keeper.ts'
import { hasOpfs, opfsShelf } from './opfs-shelf.ts'
import type { Shelf } from './shelf.ts'

/**
 * The keeper of this browser: in its file system for pages, else in a database.
 * @throws KeepFault `Blocked` where the browser keeps nothing
 */
export async function openKeeper<D extends KeptDocument>(codec: Codec<D>): Promise<Keeper<D>> {
  try {
    return createKeeper(await openShelf(), codec)
  } catch (error) {
    throw new KeepFault('Blocked', error)
  }
}

async function openShelf(): Promise<Shelf> {
  const database = () => databaseShelf(Date.now)
  // Private windows of some browsers have the functions, and refuse.
  return hasOpfs() ? opfsShelf().catch(database) : database()
}
