import { useThree } from '@react-three/fiber'
import { useLayoutEffect } from 'react'
import type { Color } from 'three'
import type { Level } from '../../model/document/tour-document.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { View } from '../../model/view.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'
import type { TiledPicture } from './tiled-picture.ts'

export type LayerProps<Kind> = {
  media: Kind
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  view: View
  /** The one that is shown; the other is entered. */
  isPresent: boolean
  /** How it is seen while the visitor walks from room to room. */
  transitionLayer: TransitionLayer | undefined
  /** The colour beside and behind the media. */
  backdrop: Color
  /** How much of the media is on the graphics card, 0…1. */
  onShare: (share: number) => void
  onError: (error: unknown) => void
  /** Its textures get mipmaps at any zoom: a head is never still, and without them a fine picture would flicker. */
  hasMipmaps?: boolean
}

type Shape = Pick<LayerProps<unknown>, 'projection' | 'transitionLayer' | 'isPresent'>

/** Keeps a picture in the scene as its layer is to be seen. */
export function useShape(
  picture: TiledPicture | undefined,
  { projection, transitionLayer, isPresent }: Shape,
) {
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    picture?.project(projection)
    // Tiles may have come before the picture was put into the scene.
    picture?.settle()
    invalidate()
  }, [picture, projection, invalidate])
  useLayoutEffect(() => {
    picture?.walk(transitionLayer, !isPresent)
    invalidate()
  }, [picture, transitionLayer, isPresent, invalidate])
}
