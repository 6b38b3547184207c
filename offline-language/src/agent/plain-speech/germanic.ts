import type { PlainSpeech } from './plain-speech.js'

export const german: PlainSpeech = {
  notice:
    'Ich bin ein Programm und auf Deutsch nur ein einfacher Übungspartner: Ich höre zu und stelle schlichte Fragen.',
  questions: [
    'Worum geht es Ihnen heute?',
    'Erzählen Sie mir bitte mehr davon.',
    'Was ist Ihnen dabei am wichtigsten?',
    'Können Sie mir ein Beispiel geben?',
    'Warum ist das so?',
    'Was haben Sie bisher versucht?',
    'Was sagen die anderen dazu?',
    'Was wäre für Sie ein gutes Ergebnis?',
    'Was ist der nächste Schritt, und bis wann?',
    'Möchten Sie noch etwas hinzufügen?',
  ],
  quiet: ['Sind Sie noch da?', 'Lassen Sie sich Zeit, ich höre zu.'],
  timeUp: 'Unsere Zeit ist um.',
  goodbye: 'Vielen Dank für das Gespräch. Auf Wiederhören.',
  farewells: ['auf wiedersehen', 'auf wiederhören', 'tschüss', 'tschüß', 'ciao', 'schönen tag noch', 'bis bald'],
}

export const swedish: PlainSpeech = {
  notice: 'Jag är ett program och på svenska bara en enkel övningspartner: jag lyssnar och ställer enkla frågor.',
  questions: [
    'Vad vill du prata om i dag?',
    'Berätta gärna mer.',
    'Vad är viktigast för dig?',
    'Kan du ge mig ett exempel?',
    'Varför är det så?',
    'Vad har du försökt hittills?',
    'Vad säger de andra om det?',
    'Vad vore ett bra resultat för dig?',
    'Vad är nästa steg, och när?',
    'Vill du tillägga något?',
  ],
  quiet: ['Är du kvar?', 'Ta den tid du behöver, jag lyssnar.'],
  timeUp: 'Vår tid är slut.',
  goodbye: 'Tack för samtalet. Hej då.',
  farewells: ['hej då', 'hejdå', 'adjö', 'vi ses', 'vi hörs', 'ha det bra'],
}

export const danish: PlainSpeech = {
  notice: 'Jeg er et program og på dansk kun en enkel øvelsespartner: Jeg lytter og stiller enkle spørgsmål.',
  questions: [
    'Hvad vil du gerne tale om i dag?',
    'Fortæl mig gerne mere.',
    'Hvad er vigtigst for dig?',
    'Kan du give mig et eksempel?',
    'Hvorfor er det sådan?',
    'Hvad har du prøvet indtil nu?',
    'Hvad siger de andre til det?',
    'Hvad ville være et godt resultat for dig?',
    'Hvad er det næste skridt, og hvornår?',
    'Er der noget, du vil tilføje?',
  ],
  quiet: ['Er du der stadig?', 'Tag dig god tid, jeg lytter.'],
  timeUp: 'Vores tid er gået.',
  goodbye: 'Tak for samtalen. Farvel.',
  farewells: ['farvel', 'hej hej', 'vi ses', 'vi tales ved', 'hav en god dag'],
}

export const norwegian: PlainSpeech = {
  notice: 'Jeg er et program og på norsk bare en enkel øvingspartner: Jeg lytter og stiller enkle spørsmål.',
  questions: [
    'Hva vil du snakke om i dag?',
    'Fortell meg gjerne mer.',
    'Hva er viktigst for deg?',
    'Kan du gi meg et eksempel?',
    'Hvorfor er det slik?',
    'Hva har du prøvd så langt?',
    'Hva sier de andre om det?',
    'Hva ville vært et godt resultat for deg?',
    'Hva er neste steg, og når?',
    'Vil du legge til noe?',
  ],
  quiet: ['Er du der fortsatt?', 'Ta deg god tid, jeg lytter.'],
  timeUp: 'Tiden vår er ute.',
  goodbye: 'Takk for samtalen. Ha det bra.',
  farewells: ['ha det', 'farvel', 'vi snakkes', 'vi sees', 'ha en fin dag'],
}
