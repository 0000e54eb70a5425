export { createDesk } from '../desk/create-desk.ts'
export { takeIn } from '../desk/take-in.ts'
export { TourDesk } from '../desk/tour-desk.tsx'
export { KeptTours } from '../kept/kept-tours.tsx'
