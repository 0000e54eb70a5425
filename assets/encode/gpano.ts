/** Degrees clockwise from north. */
export interface Headings {
  /** what the middle of the picture looks to */
  middle: number
  /** what a viewer shows first */
  initial: number
}

const namespace = 'http://ns.google.com/photos/1.0/panorama/'

/** The XMP that tells viewers of a whole equirectangular panorama; width and height in pixels. */
export function gpanoXmp(width: number, height: number, { middle, initial }: Headings): string {
  const fields = {
    ProjectionType: 'equirectangular',
    UsePanoramaViewer: 'True',
    PoseHeadingDegrees: middle,
    InitialViewHeadingDegrees: initial,
    FullPanoWidthPixels: width,
    FullPanoHeightPixels: height,
    CroppedAreaImageWidthPixels: width,
    CroppedAreaImageHeightPixels: height,
    CroppedAreaLeftPixels: 0,
    CroppedAreaTopPixels: 0,
  }
  const attributes = Object.entries(fields).map(([name, value]) => `GPano:${name}="${value}"`)
  const description = `<rdf:Description rdf:about="" xmlns:GPano="${namespace}" ${attributes.join(' ')}/>`
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`,
    '</x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}
