import type { Size } from '../../../../files/image-size.ts'
import { readSpherical } from '../../../../files/spherical/read-spherical.ts'
import { type GPano, gpanoOfVideo } from '../../model/picture/gpano.ts'

/**
 * What a video's metadata say of its place on the sphere, once its size is known.
 * @param head  the file's beginning
 * @returns undefined when they say nothing
 * @throws DOMException when the file cannot be read any more
 */
export async function sphericalPlacement(
  blob: Blob,
  head: Uint8Array,
): Promise<((size: Size) => GPano) | undefined> {
  const spherical = await readSpherical(blob, head)
  return spherical && ((size) => gpanoOfVideo(spherical, size))
}
