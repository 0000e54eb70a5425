import { sniff, videoCodec } from '../../../../files/sniff.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { tourConfig } from '../../config.ts'
import { type Fault, FaultError } from '../../model/fault.ts'
import { gpanoOfVideo } from '../../model/picture/gpano.ts'
import type { VideoMedia } from '../../model/picture/media.ts'
import { projectionOf } from '../../model/picture/placement.ts'

/**
 * Opens a video in a player outside the page, muted and looping; it plays where motion is welcome.
 * @param head  the file's beginning
 * @throws FaultError naming what is wrong with the file
 */
export async function openVideo(blob: Blob, name: string, head: Uint8Array): Promise<VideoMedia> {
  const address = URL.createObjectURL(blob)
  const player = document.createElement('video')
  player.muted = true
  player.loop = true
  player.playsInline = true
  player.preload = 'auto'
  const close = () => {
    player.pause()
    player.removeAttribute('src')
    player.load()
    URL.revokeObjectURL(address)
  }
  // Asked while the player loads. A file that cannot be read fails there, in words.
  const asked = import('../../../../files/spherical/read-spherical.ts')
    .then(({ readVideoProjection }) => readVideoProjection(blob, head))
    .catch(() => undefined)
  try {
    await firstFrame(player, address)
  } catch {
    const fault = await videoFault(blob, name, head, player.error)
    close()
    throw new FaultError(fault)
  }
  const size = { width: player.videoWidth, height: player.videoHeight }
  // Three.js sizes a texture by these; a player outside the page has none of its own.
  Object.assign(player, size)
  const spherical = await asked
  const gpano = spherical && gpanoOfVideo(spherical, size)
  if (motionAllowed()) player.play().catch(() => {})
  return {
    sort: 'video',
    name,
    size,
    gpano,
    projection: projectionOf(size, gpano),
    player,
    address: () => address,
    close,
  }
}

function firstFrame(player: HTMLVideoElement, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    player.onerror = reject
    player.onloadeddata = () => (player.videoWidth > 0 ? resolve() : reject())
    player.src = src
  })
}

/** A codec the browser lacks and a damaged file fail alike: the sample descriptions tell them apart. */
async function videoFault(
  blob: Blob,
  name: string,
  head: Uint8Array,
  error: MediaError | null,
): Promise<Fault> {
  const tail = await blob.slice(-tourConfig.headBytes).arrayBuffer()
  const codec = videoCodec([head, new Uint8Array(tail)])
  const { format } = sniff(head, blob.type)
  const refused = error?.code !== MediaError.MEDIA_ERR_DECODE
  if (codec)
    return refused && !plays(codec)
      ? { code: 'Unsupported', name, format: codec }
      : { code: 'Corrupt', name }
  const playable = format === 'MP4' || format === 'WebM'
  return refused && !playable ? { code: 'Unsupported', name, format } : { code: 'Corrupt', name }
}

const samples: Record<string, string> = {
  'H.264': 'video/mp4; codecs="avc1.42E01E"',
  'H.265 (HEVC)': 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  AV1: 'video/mp4; codecs="av01.0.04M.08"',
  VP9: 'video/webm; codecs="vp9"',
}

function plays(codec: string): boolean {
  const sample = samples[codec]
  return sample !== undefined && document.createElement('video').canPlayType(sample) !== ''
}
