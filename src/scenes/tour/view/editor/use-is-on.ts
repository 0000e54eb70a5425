import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'

type Mode = { isOn: boolean }

/** Before it is loaded. */
const idle = proxy<Mode>({ isOn: false })

/** Whether what marks or draws in the tour is at it; not before it is loaded. */
export const useIsOn = (mode: Mode | undefined): boolean => useSnapshot(mode ?? idle).isOn
