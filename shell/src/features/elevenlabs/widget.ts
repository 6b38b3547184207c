import { registerWidget } from '@elevenlabs/convai-widget-core'
import { adoptWidgetStyles } from './widget-styles'

export const widgetTag = 'elevenlabs-convai'

// Once per page: defining the element a second time would throw.
if (!('adoptedStyleSheets' in document)) throw new Error('This browser is too old for the widget')
adoptWidgetStyles()
registerWidget(widgetTag)
