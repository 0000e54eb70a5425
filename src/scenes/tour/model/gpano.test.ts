import { expect, test } from 'vitest'
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
