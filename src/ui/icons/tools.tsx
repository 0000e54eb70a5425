import { createIcon } from './icon.tsx'

export const UploadIcon = createIcon('M12 16V5m-5 5 5-5 5 5M5 16v3h14v-3')
export const PlusIcon = createIcon('M12 5v14M5 12h14')
export const MinusIcon = createIcon('M5 12h14')
export const ZoomInIcon = createIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M10.5 8v5M8 10.5h5',
)
export const ZoomOutIcon = createIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20M8 10.5h5',
)
export const ResetIcon = createIcon('M5 5v5h5M5.6 10A7 7 0 1 1 5 13.5')
export const PlayIcon = createIcon('M8 5.5v13l11-6.5z')
export const PauseIcon = createIcon('M9 6v12M15 6v12')
export const MutedIcon = createIcon('M4 10v4h3.5l4.5 4V6L7.5 10zM16 9.5l5 5m0-5-5 5')
export const ExpandIcon = createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')
export const VolumeIcon = createIcon(
  'M4 10v4h3.5l4.5 4V6L7.5 10zM15.5 9a4.25 4.25 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
)
export const InfoIcon = createIcon('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11v5M12 8h.01')
export const WarningIcon = createIcon('M12 4 3.5 19h17zM12 10v4M12 16.5h.01')
export const ArrowLeftIcon = createIcon('M19 12H5m6-6-6 6 6 6')
export const ArrowDownIcon = createIcon('M12 5v14m-6-6 6 6 6-6')
export const ArrowUpIcon = createIcon('M12 19V5m-6 6 6-6 6 6')

export const UndoIcon = createIcon('M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4')
export const RedoIcon = createIcon('m15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h4')

/** Two links of a chain. */
export const ChainIcon = createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
)
