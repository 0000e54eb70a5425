import { Heading } from './layout/heading.tsx'

export interface SceneIntroProps {
  titleId: string
  copy: { eyebrow?: string; title: string; text: string }
}

/** Says what a scene shows, beside it. */
export function SceneIntro({ titleId, copy: { eyebrow, title, text } }: SceneIntroProps) {
  return (
    <div>
      {eyebrow && <p className="mb-3 kind">{eyebrow}</p>}
      <Heading id={titleId} size="subtitle">
        {title}
      </Heading>
      <p className="mt-3 text-ink-soft">{text}</p>
    </div>
  )
}
