/** The widths in pixels that every picture in `public/pictures/` is there in, as AVIF and as WebP. */
export const pictureWidths = [480, 720, 960, 1920] as const

/** The panorama of our own living room, on this site. */
export const samplePanorama = '/panoramas/sample-living-room.jpg'
