import type { FileId } from '../../../model/document/tour-document.ts'
import { createFormatWord, readPageData } from '../../../model/export/page-data.ts'
import { contextOptions } from '../../gl/painter.ts'
import { make } from './make.ts'
import { plainTour } from './plain.ts'
import { readPieces } from './read-pieces.ts'
import { walkableTour } from './walkable-tour.ts'

// The script of a page that was saved from a tour: everything it shows lies in the page itself.
const data = readPageData(document.querySelector('#tour')?.textContent ?? '')
const say = createFormatWord(data.words)
const files = new Map(data.document.files.map((file) => [file.id, file]))
const read = new Map<FileId, Promise<Blob>>()

/** A file of the tour, taken out of the page once. */
function fileOf(id: FileId): Promise<Blob> {
  const file = files.get(id)
  if (!file) return Promise.reject(new Error('No file'))
  const blob = read.get(id) ?? readPieces(document, file, data.media[id]?.pieces ?? 0)
  read.set(id, blob)
  return blob
}

const canvas = make('canvas', { 'aria-hidden': 'true' })
const gl = canvas.getContext('webgl2', contextOptions)
const main = document.querySelector('main')
if (gl) {
  const { head, body } = walkableTour(gl, data, say, fileOf)
  document.querySelector('header')?.append(...head)
  main?.append(...body)
  document.body.classList.add('walkable')
} else {
  main?.append(plainTour(data, say, fileOf))
}
