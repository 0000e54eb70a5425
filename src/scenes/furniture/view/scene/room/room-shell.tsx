import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { RoomBox } from '../../../model/room/design.ts'
import { buildShell } from './shell.ts'

/** Floor, walls and ceiling of a room of our own. */
export function RoomShell({ box }: { box: RoomBox }) {
  const invalidate = useThree((three) => three.invalidate)
  const { width, depth, height } = box
  const shell = useMemo(() => buildShell({ width, depth, height }), [width, depth, height])
  useEffect(() => {
    invalidate()
    return shell.dispose
  }, [shell, invalidate])
  return <primitive object={shell.root} />
}
