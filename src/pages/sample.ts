/** The panorama of our own living room, on this site. */
export const samplePanorama = '/panoramas/sample-living-room.jpg'
