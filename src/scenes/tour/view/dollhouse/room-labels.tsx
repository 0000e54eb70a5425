import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import { orbitProjector, type Point3 } from '../../../../math/orbit.ts'
import { placeLabels } from '../../../../math/place-labels.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { type Dollhouse, dollhouseConfig, dollhouseOrbit } from '../../model/home/dollhouse.ts'

/** What lights a room while the pointer or the focus is on its name. */
export function lightOnHover(house: Dollhouse, id: RoomId) {
  const light = () => {
    house.hovered = id
  }
  const leave = () => {
    if (house.hovered === id) house.hovered = null
  }
  return { onPointerEnter: light, onFocus: light, onPointerLeave: leave, onBlur: leave }
}

type LabelsProps = ComponentProps<'ul'> & {
  house: Dollhouse
  anchors: ReadonlyMap<RoomId, Point3>
}

/** A list over the dollhouse whose items, by their `data-room`, stay where their rooms are seen. */
export function RoomLabels({ house, anchors, className, ...props }: LabelsProps) {
  const list = useRef<HTMLUListElement>(null)
  const size = useBoxSize(list)

  useLayoutEffect(() => {
    if (!size) return
    const { width, height } = size
    const labels = [...(list.current?.children ?? [])].flatMap((element) => {
      const anchor = element instanceof HTMLElement && anchors.get(element.dataset.room ?? '')
      return anchor ? [{ element, anchor }] : []
    })
    // Not measured at each turn: only their words, and so a new render, change their sizes.
    const sizes = labels.map(({ element }) => ({
      width: element.offsetWidth,
      height: element.offsetHeight,
    }))
    const put = () => {
      const orbit = dollhouseOrbit(house.view, width / height)
      const project = orbitProjector(orbit, dollhouseConfig.fieldOfView)
      const wanted = labels.map(({ anchor }, at) => {
        const { x, y } = project(anchor)
        return {
          x: width / 2 + (x * height) / 2,
          y: height / 2 + (y * height) / 2,
          width: sizes[at]?.width ?? 0,
          height: sizes[at]?.height ?? 0,
        }
      })
      for (const [at, { x, y }] of placeLabels(wanted, { width, height }).entries()) {
        const element = labels[at]?.element
        if (element) element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
      }
    }
    put()
    return subscribe(house.view, put)
  })

  return (
    <ul
      ref={list}
      className={classNames('pointer-events-none absolute inset-0', className)}
      {...props}
    />
  )
}
