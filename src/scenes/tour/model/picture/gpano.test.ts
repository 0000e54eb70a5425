import { expect, test } from 'vitest'
import { decodingFault } from '../../../../files/fault.ts'
import { faultOf } from '../fault.ts'
import { readGPano } from './gpano.ts'

const file = (text: string) => new TextEncoder().encode(`\u0000Exif${text}\u0000`)

test('attributes', () => {
  const found = readGPano(
    file(`<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/"
      GPano:ProjectionType="equirectangular" GPano:UsePanoramaViewer="True"
      GPano:FullPanoWidthPixels="8000" GPano:FullPanoHeightPixels="4000"
      GPano:CroppedAreaLeftPixels="1000" GPano:CroppedAreaTopPixels="900"
      GPano:CroppedAreaImageWidthPixels="6000" GPano:CroppedAreaImageHeightPixels="2000"
      GPano:PoseHeadingDegrees="270.5" GPano:InitialViewHeadingDegrees="-20"/>`),
  )
  expect(found).toEqual({
    projection: 'equirectangular',
    usePanoramaViewer: true,
    full: { width: 8000, height: 4000 },
    cropped: { left: 1000, top: 900, width: 6000, height: 2000 },
    poseHeading: 270.5,
    initialHeading: -20,
    initialPitch: undefined,
  })
})

test('elements, of which a number that is none is left out', () => {
  const found = readGPano(
    file(`<GPano:ProjectionType>cylindrical</GPano:ProjectionType>
      <GPano:InitialViewPitchDegrees> 12 </GPano:InitialViewPitchDegrees>
      <GPano:PoseHeadingDegrees>north</GPano:PoseHeadingDegrees>`),
  )
  expect(found).toMatchObject({ projection: 'cylindrical', initialPitch: 12 })
  expect([found?.poseHeading, found?.full]).toEqual([undefined, undefined])
})

test('no metadata', () => expect(readGPano(file('<x:xmpmeta/>'))).toBeUndefined())

const png = (width: number, height: number) => {
  const head = new Uint8Array(24)
  head.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return head
}

test('a usual format that fails is damaged, another is named, and anything else thrown is a damaged file', () => {
  expect(decodingFault(png(1, 1), '', 'a.png')).toEqual({ code: 'Corrupt', name: 'a.png' })
  const tiff = new TextEncoder().encode('II*\0........')
  const named = { code: 'Unsupported', name: 'a.tif', format: 'TIFF' }
  expect(decodingFault(tiff, '', 'a.tif')).toEqual(named)
  expect(faultOf(new TypeError('x'), 'b.jpg')).toEqual({ code: 'Corrupt', name: 'b.jpg' })
})
