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

/** What a lesson puts on the stage. Built once, without React; nothing is made in a frame. Metres, y up. */
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

/** From where a scene is seen. Metres and degrees. */
export interface SceneView {
  middle: Point
  distance: number
  fieldOfView: number
  /** How much nearer the eye comes to a thing that is chosen, as a share of the distance. */
  near: number
  /** Width to height that the distance is made for; a narrower box moves the eye back. */
  aspect: number
}
