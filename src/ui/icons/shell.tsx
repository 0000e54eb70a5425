import { createIcon } from './icon.tsx'

export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = createIcon('M6 6l12 12M18 6 6 18')
export const ChevronDownIcon = createIcon('m7 10 5 5 5-5')
export const ArrowRightIcon = createIcon('M5 12h14m-6-6 6 6-6 6')
export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5')
export const UserIcon = createIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)

export const ContrastIcon = createIcon(
  'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 4v16M12 8.5l4.5-2.25M12 13l7.5-3.75M12 17.5l6.5-3.25',
)
