import type { PlainSpeech } from './plain-speech.js'

export const arabic: PlainSpeech = {
  notice: 'أنا برنامج، وفي اللغة العربية مجرد شريك تدريب بسيط: أستمع وأطرح أسئلة بسيطة.',
  questions: [
    'عمّ تريد أن تتحدث اليوم؟',
    'أخبرني المزيد من فضلك.',
    'ما هو الأهم بالنسبة إليك؟',
    'هل يمكنك أن تعطيني مثالاً؟',
    'لماذا هذا هو الحال؟',
    'ماذا جرّبت حتى الآن؟',
    'ماذا يقول الآخرون عن ذلك؟',
    'ما النتيجة الجيدة في نظرك؟',
    'ما الخطوة التالية، ومتى؟',
    'هل تود أن تضيف شيئاً؟',
  ],
  quiet: ['هل ما زلت هنا؟', 'خذ وقتك، أنا أستمع.'],
  timeUp: 'لقد انتهى وقتنا.',
  goodbye: 'شكراً على هذه المحادثة. إلى اللقاء.',
  farewells: ['مع السلامة', 'إلى اللقاء', 'وداعاً', 'وداعا', 'باي'],
}

export const russian: PlainSpeech = {
  notice: 'Я программа и на русском языке лишь простой партнёр для тренировки: я слушаю и задаю простые вопросы.',
  questions: [
    'О чём вы хотите поговорить сегодня?',
    'Расскажите, пожалуйста, подробнее.',
    'Что для вас важнее всего?',
    'Можете привести пример?',
    'Почему это так?',
    'Что вы уже пробовали?',
    'Что говорят об этом другие?',
    'Какой результат был бы для вас хорошим?',
    'Каким будет следующий шаг и к какому сроку?',
    'Хотите что-нибудь добавить?',
  ],
  quiet: ['Вы ещё здесь?', 'Не торопитесь, я слушаю.'],
  timeUp: 'Наше время истекло.',
  goodbye: 'Спасибо за разговор. До свидания.',
  farewells: ['до свидания', 'пока', 'до встречи', 'всего доброго', 'прощайте'],
}

export const polish: PlainSpeech = {
  notice: 'Jestem programem i po polsku tylko prostym partnerem do ćwiczeń: słucham i zadaję proste pytania.',
  questions: [
    'O czym chcesz dziś porozmawiać?',
    'Opowiedz mi o tym więcej.',
    'Co jest dla ciebie najważniejsze?',
    'Czy możesz podać przykład?',
    'Dlaczego tak jest?',
    'Czego już próbowano do tej pory?',
    'Co mówią o tym inni?',
    'Jaki wynik byłby dla ciebie dobry?',
    'Jaki jest następny krok i na kiedy?',
    'Czy chcesz coś dodać?',
  ],
  quiet: ['Czy nadal tam jesteś?', 'Nie ma pośpiechu, słucham.'],
  timeUp: 'Nasz czas się skończył.',
  goodbye: 'Dziękuję za rozmowę. Do widzenia.',
  farewells: ['do widzenia', 'do zobaczenia', 'do usłyszenia', 'cześć, pa', 'na razie', 'żegnaj'],
}

export const turkish: PlainSpeech = {
  notice: 'Ben bir programım ve Türkçede yalnızca basit bir alıştırma ortağıyım: dinler ve basit sorular sorarım.',
  questions: [
    'Bugün ne hakkında konuşmak istersiniz?',
    'Lütfen biraz daha anlatın.',
    'Sizin için en önemlisi nedir?',
    'Bir örnek verebilir misiniz?',
    'Neden böyle?',
    'Şimdiye kadar neler denediniz?',
    'Başkaları bu konuda ne diyor?',
    'Sizin için iyi bir sonuç ne olurdu?',
    'Bir sonraki adım nedir ve ne zaman?',
    'Eklemek istediğiniz bir şey var mı?',
  ],
  quiet: ['Hâlâ orada mısınız?', 'Acele etmeyin, dinliyorum.'],
  timeUp: 'Süremiz doldu.',
  goodbye: 'Konuşma için teşekkür ederim. Hoşça kalın.',
  farewells: ['hoşça kal', 'hoşça kalın', 'güle güle', 'görüşürüz', 'görüşmek üzere', 'iyi günler'],
}

export const finnish: PlainSpeech = {
  notice:
    'Olen ohjelma ja suomeksi vain yksinkertainen harjoituskumppani: kuuntelen ja esitän yksinkertaisia kysymyksiä.',
  questions: [
    'Mistä haluatte puhua tänään?',
    'Kertoisitteko lisää?',
    'Mikä on teille tärkeintä?',
    'Voisitteko antaa esimerkin?',
    'Miksi näin on?',
    'Mitä olette kokeillut tähän mennessä?',
    'Mitä muut sanovat siitä?',
    'Mikä olisi teille hyvä tulos?',
    'Mikä on seuraava askel, ja mihin mennessä?',
    'Haluatteko lisätä jotain?',
  ],
  quiet: ['Oletteko vielä siellä?', 'Ei kiirettä, minä kuuntelen.'],
  timeUp: 'Aikamme on lopussa.',
  goodbye: 'Kiitos keskustelusta. Näkemiin.',
  farewells: ['näkemiin', 'hei hei', 'heippa', 'kuulemiin', 'moikka', 'nähdään'],
}

export const hungarian: PlainSpeech = {
  notice: 'Program vagyok, és magyarul csak egyszerű gyakorlópartner: figyelek, és egyszerű kérdéseket teszek fel.',
  questions: [
    'Miről szeretne ma beszélni?',
    'Kérem, meséljen erről többet.',
    'Mi a legfontosabb Önnek?',
    'Tudna egy példát mondani?',
    'Miért van ez így?',
    'Mit próbált eddig?',
    'Mit mondanak erről a többiek?',
    'Mi lenne Önnek jó eredmény?',
    'Mi a következő lépés, és mikorra?',
    'Szeretne még valamit hozzátenni?',
  ],
  quiet: ['Ott van még?', 'Nem kell sietni, figyelek.'],
  timeUp: 'Lejárt az időnk.',
  goodbye: 'Köszönöm a beszélgetést. Viszontlátásra.',
  farewells: ['viszontlátásra', 'viszlát', 'viszonthallásra', 'szia, letszem', 'minden jót'],
}

export const english: PlainSpeech = {
  notice: 'I am a program, and here only a simple practice partner: I listen and ask plain questions.',
  questions: [
    'What would you like to talk about today?',
    'Tell me more, please.',
    'What is most important to you?',
    'Can you give me an example?',
    'Why is it like that?',
    'What have you tried so far?',
    'What do the others say about it?',
    'What would be a good result for you?',
    'What is the next step, and by when?',
    'Would you like to add anything?',
  ],
  quiet: ['Are you still there?', 'Take your time, I am listening.'],
  timeUp: 'Our time is up.',
  goodbye: 'Thank you for the talk. Goodbye.',
  farewells: ['goodbye', 'bye', 'see you'],
}
