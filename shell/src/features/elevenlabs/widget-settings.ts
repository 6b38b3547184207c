import { widgetTexts } from './texts'

/** Settings given here are not requested from the provider; the colors are the page's, light and dark. */
const config = {
  variant: 'full',
  placement: 'bottom',
  avatar: { type: 'image', url: new URL('./clarity.svg', import.meta.url).href },
  feedback_mode: 'none',
  language: 'en',
  // No choice of languages, whose flags would load from another site: the scenario has one language.
  supported_language_overrides: [],
  language_presets: {},
  mic_muting_enabled: true,
  transcript_enabled: false,
  text_input_enabled: false,
  supports_text_only: false,
  text_only: false,
  default_expanded: false,
  always_expanded: false,
  dismissible: false,
  disable_banner: true,
  show_conversation_id: false,
  text_contents: {},
  styles: {
    base: 'var(--paper)',
    base_hover: 'var(--accent-wash)',
    base_active: 'var(--ground)',
    base_border: 'var(--line)',
    base_subtle: 'var(--soft)',
    base_primary: 'var(--ink)',
    base_error: 'var(--bad)',
    accent: 'var(--accent)',
    accent_hover: 'var(--accent)',
    accent_active: 'var(--accent)',
    accent_border: 'var(--accent)',
    accent_subtle: 'var(--on)',
    accent_primary: 'var(--on)',
    overlay_padding: 0,
    button_radius: 8,
    input_radius: 8,
    bubble_radius: 10,
  },
}

/** Attributes of the element before the tap: one line and one button. */
export const widgetSettings = {
  'override-config': JSON.stringify(config),
  'text-contents': JSON.stringify(widgetTexts),
  // It appears only with an agent id, which the session then replaces; without a user id it takes a fingerprint
  // of the browser.
  'agent-id': 'clarity',
  'user-id': 'clarity',
}

/** And during a conversation: the transcript, and a text field. */
export const talkingSettings = { 'always-expanded': 'true', transcript: 'true', 'text-input': 'true' }
