import type { RoomSource, StagingPhoto } from '../photo.ts'

const worth: Readonly<Record<RoomSource, number>> = { known: 3, hand: 2, found: 1 }

/** How well a photo's room is known: the more, the better; 0 where it is not. */
export const worthOf = ({ room, roomBy }: Pick<StagingPhoto, 'room' | 'roomBy'>): number =>
  room && roomBy ? worth[roomBy] : 0
