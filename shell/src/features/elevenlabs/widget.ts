import { registerWidget } from '@elevenlabs/convai-widget-core'
import { adoptWidgetStyles } from './widget-styles'

export const widgetTag = 'elevenlabs-convai'

// Once for a page: a module runs once, and a second element of the name would be an error.
if (!('adoptedStyleSheets' in document)) throw new Error('This browser is too old for the widget')
adoptWidgetStyles()
registerWidget(widgetTag)
