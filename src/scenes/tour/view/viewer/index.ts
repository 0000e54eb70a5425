export { createDesk } from '../desk/create-desk.ts'
export { importFiles } from '../desk/import-files.ts'
export { TourDesk } from '../desk/tour-desk.tsx'
export { KeptSlot as KeptTours } from '../kept/kept-slot.tsx'
