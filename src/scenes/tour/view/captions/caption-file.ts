import { parseCues, subRipToVtt, writeVtt } from '../../model/captions.ts'
import { pathOfFile } from '../../model/document/files.ts'
import type { TourFile } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'

/** Captions of a whole day are less, bytes. */
const most = 4 * 2 ** 20

/** A file of captions, and how the document names it. */
export type CaptionFile = { file: TourFile; blob: Blob; name: string }

/**
 * Captions as a tour keeps them: WebVTT as it is, SubRip written anew as that.
 * @param taken  paths in the tour so far
 * @throws FaultError `Captions` where there are none in it, `Unreadable` where it cannot be read
 */
export async function captionFile(
  given: Blob,
  name: string,
  taken: Iterable<string>,
): Promise<CaptionFile> {
  if (given.size > most) throw new FaultError({ code: 'Captions', name })
  const bytes = await given.arrayBuffer().catch(() => {
    throw new FaultError({ code: 'Unreadable', name })
  })
  const text = decoded(bytes)
  const cues = parseCues(text)
  if (cues.length === 0) throw new FaultError({ code: 'Captions', name })
  const isVtt = /^\ufeff?WEBVTT(?:[\s]|$)/.test(text)
  const content = isVtt
    ? bytes
    : writeVtt(cues.map((cue) => ({ ...cue, text: subRipToVtt(cue.text) })))
  const blob = new Blob([content], { type: 'text/vtt' })
  const path = pathOfFile(name.replace(/\.[^./]*$/, '.vtt'), taken)
  return {
    blob,
    name: path.split('/').at(-1) ?? '',
    file: { id: crypto.randomUUID(), path, type: 'text/vtt', bytes: blob.size },
  }
}

/** WebVTT is UTF-8; SubRip is often what Windows wrote before that. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
