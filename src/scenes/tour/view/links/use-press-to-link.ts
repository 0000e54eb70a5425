import type { RefObject } from 'react'
import type { Linking } from '../../model/linking/linking.ts'
import type { Sight } from '../../model/sight/sight.ts'
import { usePress } from '../press/use-press.ts'

/** While links are edited, a press in the picture asks where it leads, as does Enter for the middle of the view. */
export function usePressToLink(
  layer: RefObject<HTMLElement | null>,
  sight: Sight,
  linking: Linking,
) {
  usePress(layer, sight, {
    isOn: () => linking.isOn,
    onPress: (at) => {
      linking.asks = at
    },
  })
}
