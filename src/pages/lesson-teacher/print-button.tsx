import { Button } from '../../ui/button/button.tsx'

/** Prints the page that is open. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button className="needs-scripts" onClick={() => print()}>
      {label}
    </Button>
  )
}
