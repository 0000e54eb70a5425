import type { ComponentType } from 'react'
import { Section } from '../ui/layout/section.tsx'
import type { SceneIntroProps } from '../ui/scene-intro.tsx'

type SceneSectionProps = Pick<SceneIntroProps, 'copy'> & {
  id: string
  /** Its scene stands first, so that it is seen in the first view; the introduction above what is beside the scene. */
  Tool: ComponentType<SceneIntroProps>
}

/** The dark band that the scene of a page stands in, at the end of its first view. */
export function SceneSection({ id, copy, Tool }: SceneSectionProps) {
  const titleId = `${id}-title`
  return (
    <Section
      tone="night"
      id={id}
      aria-labelledby={titleId}
      className="pt-6 sm:pt-8 lg:pt-8 lg:pb-20"
    >
      <Tool {...{ titleId, copy }} />
    </Section>
  )
}
