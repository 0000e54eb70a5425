import type { Object3D } from 'three'
import type { Point } from '../../../../../math/orbit.ts'

/** What the clock says when a scene is brought up to date. */
export interface Moment {
  /** Seconds since the last frame, at the workspace's pace; 0 in the first one after a rest. */
  elapsed: number
  /** Whether nothing may move by itself: everything then stands where it would have come to. */
  still: boolean
  chosen: string | null
}

/**
 * A scene that is built without React, as lessons were before they became JSX; it goes when the last one has. Metres, y up;
 * nothing is made in a frame.
 */
export interface LessonScene<Lab> {
  root: Object3D
  /** Of the objects, by their ids: what a press meets. */
  parts: Readonly<Record<string, Object3D>>
  /** Where the name of an object is written, and where the eye goes when it is chosen. */
  anchor(id: string): Point
  /** Brings it up to the lab's state. @returns whether something moves on by itself */
  update(lab: Lab, moment: Moment): boolean
  dispose(): void
}
