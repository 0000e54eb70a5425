export { createDesk } from '../desk/create-desk.ts'
export { importFiles } from '../desk/take-in.ts'
export { TourDesk } from '../desk/tour-desk.tsx'
export { KeptSlot as KeptTours } from '../kept/kept-slot.tsx'
