import { brand } from '#domain/brand.ts'
import { Icon } from './Icon.tsx'

export function Logo() {
  return (
    <span className="desk-logo">
      <Icon />
      {brand.name}
    </span>
  )
}
