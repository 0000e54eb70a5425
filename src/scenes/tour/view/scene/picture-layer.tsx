import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '../../model/media.ts'
import type { LayerProps } from './layer-props.ts'
import { TiledPicture } from './tiled-picture.ts'
import { uploadTiles } from './upload.ts'

/** A photo or panorama, tile by tile as it arrives. */
export function PictureLayer(props: LayerProps<Picture>) {
  const { media, projection } = props
  const renderer = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  const [picture, setPicture] = useState<TiledPicture>()
  // What a loading picture reads as it goes; only another picture starts another load.
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    let gone = false
    const made = new TiledPicture(media, latest.current.projection, latest.current.backdrop)
    const load = async () => {
      const source = await media.tiles()
      const onTile = (done: number) => {
        latest.current.onShare(done / source.count)
        invalidate()
      }
      await uploadTiles(made, source, renderer, onTile, () => gone)
    }
    setPicture(made)
    load().catch((error) => !gone && latest.current.onError(error))
    return () => {
      gone = true
      made.dispose()
    }
  }, [media, renderer, invalidate])

  useLayoutEffect(() => {
    picture?.project(projection)
    invalidate()
  }, [picture, projection, invalidate])

  return picture ? <primitive object={picture.group} dispose={null} /> : null
}
