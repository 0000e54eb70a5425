import { expect, test } from 'vitest'
import { typeForm } from '../document/forms.ts'
import { mediaType } from './media-type.ts'

test('the browser’s word counts where the bytes agree, else the ending tells', () => {
  expect(mediaType('image/png', 'image', 'a.png')).toBe('image/png')
  expect(mediaType('video/mp4; codecs="avc1"', 'video', 'a.mp4')).toBe('video/mp4')
  // Called a picture, and found to be a video.
  expect(mediaType('image/jpeg', 'video', 'a.mov')).toBe('video/mov')
  expect(mediaType('', 'image', 'Hall.JPG')).toBe('image/jpeg')
})

test('whatever a file is called, the document takes its type', () => {
  for (const name of ['', 'a', 'a.ü', 'a.$$', `a.${'x'.repeat(300)}`]) {
    expect(mediaType('', 'image', name)).toMatch(typeForm)
  }
})
