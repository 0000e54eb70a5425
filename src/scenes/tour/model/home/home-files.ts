import type { Room, TourDocument } from '../document/tour-document.ts'

/** The id that the panorama of a standing point has in every tour of the sample home. */
export const homePanoramaId = (point: string) => `home-${point}`

/** Of its plan. */
export const homePlanId = 'home-plan'

/** Whether a room is one of the sample home's, at its own standing point, in whatever tour it is by now. */
export const isHomeRoom = ({ id, file }: Pick<Room, 'id' | 'file'>): boolean =>
  file === homePanoramaId(id)

/** Whether a tour has rooms of the sample home. */
export const hasHome = ({ rooms }: Pick<TourDocument, 'rooms'>): boolean => rooms.some(isHomeRoom)
