import { useSnapshot } from 'valtio'
import type { InteractiveFeatures } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { forgetLocation, type OwnLocation, readLocation } from '../model/location.ts'

export interface LocationConsentProps {
  copy: InteractiveFeatures['places']
  location: OwnLocation
}

/** Asks for the device's place only when it is told to, and says what becomes of it. */
export function LocationConsent({ copy, location }: LocationConsentProps) {
  const { state } = useSnapshot(location)
  const said = {
    idle: '',
    asking: copy.locating,
    read: copy.located,
    denied: copy.denied,
    failed: copy.failed,
    forgotten: copy.forgotten,
  }[state]
  const press = () => {
    if (state === 'read') forgetLocation(location)
    else readLocation(location, navigator.geolocation)
  }
  return (
    <div className="needs-scripts mt-16 grid gap-x-8 gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <Heading level={3}>{copy.locationTitle}</Heading>
        <p className="mt-2 max-w-2xl text-ink-soft">{copy.locationText}</p>
      </div>
      <div className="min-w-0 lg:col-span-4 lg:col-start-9">
        <Button aria-disabled={state === 'asking'} onClick={press}>
          {state === 'read' ? copy.forget : copy.locate}
        </Button>
        <p role="status" className="mt-3 text-sm font-medium">
          {said}
        </p>
      </div>
    </div>
  )
}
