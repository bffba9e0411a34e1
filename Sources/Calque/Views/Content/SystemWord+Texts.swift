// The texts of `Locales/SystemWords.xcstrings`, which says where they come from; a test compares
// both.

extension SystemWord {
  /// The words of each language, in the order of the cases.
  static let texts: [String: String] = [
    "ar": """
    تحرير|تم|حذف|رجوع|إلغاء|موافق|بحث|تحديد الكل|إغلاق|المزيد|نسخ|لصق|مشاركة…|إعادة تسمية|مسح|\
    لا توجد نتائج|لا توجد نتائج لـ ”%@“|تحقق من الإملاء أو جرّب بحثًا جديدًا.|الألوان|العتامة|\
    عدم السؤال مرة أخرى
    """,
    "bg": """
    Редактиране|Готово|Изтриване|Назад|Отказ|OK|Търсене|Избор на всички|Затваряне|Още|Копиране|\
    Поставяне|Споделяне…|Преименуване|Изчистване|Няма резултати|Няма резултати за „%@“|\
    Проверете правописа или опитайте ново търсене.|Цветове|Непрозрачност|Без повторно питане
    """,
    "bn": """
    সম্পাদনা|সম্পন্ন|মুছুন|পেছনে|বাতিল|ঠিক আছে|অনুসন্ধান|সব নির্বাচন করুন|বন্ধ করুন|আরও|কপি|পেস্ট|\
    শেয়ার…|নাম পরিবর্তন|মুছে ফেলুন|কোনো ফলাফল নেই|“%@”-এর জন্য কোনো ফলাফল নেই|\
    বানান পরীক্ষা করুন অথবা নতুন করে অনুসন্ধান করুন।|রং|অস্বচ্ছতা|আর জিজ্ঞাসা করবেন না
    """,
    "ca": """
    Edita|Fet|Elimina|Enrere|Cancel·la|D’acord|Cerca|Selecciona-ho tot|Tanca|Més|Copia|Enganxa|\
    Comparteix…|Canvia el nom|Esborra|Sense resultats|Sense resultats per a «%@»|\
    Revisa l’ortografia o fes una altra cerca.|Colors|Opacitat|No m’ho tornis a preguntar
    """,
    "cs": """
    Upravit|Hotovo|Smazat|Zpět|Zrušit|OK|Hledat|Vybrat vše|Zavřít|Více|Kopírovat|Vložit|Sdílet…|\
    Přejmenovat|Vymazat|Žádné výsledky|Žádné výsledky pro „%@“|\
    Zkontrolujte pravopis nebo zkuste hledat znovu.|Barvy|Krytí|Příště se neptat
    """,
    "da": """
    Rediger|OK|Slet|Tilbage|Annuller|OK|Søg|Vælg alt|Luk|Mere|Kopier|Sæt ind|Del…|Omdøb|Ryd|\
    Ingen resultater|Ingen resultater for “%@”|Kontrollér stavningen, eller prøv en ny søgning.|\
    Farver|Uigennemsigtighed|Spørg ikke igen
    """,
    "de": """
    Bearbeiten|Fertig|Löschen|Zurück|Abbrechen|OK|Suchen|Alles auswählen|Schließen|Mehr|Kopieren|\
    Einsetzen|Teilen …|Umbenennen|Text löschen|Keine Ergebnisse|Keine Ergebnisse für „%@“|\
    Prüfe die Schreibweise oder versuche eine neue Suche.|Farben|Deckkraft|Nicht erneut fragen
    """,
    "el": """
    Επεξεργασία|Τέλος|Διαγραφή|Πίσω|Ακύρωση|OK|Αναζήτηση|Επιλογή όλων|Κλείσιμο|Περισσότερα|\
    Αντιγραφή|Επικόλληση|Κοινή χρήση…|Μετονομασία|Εκκαθάριση|Κανένα αποτέλεσμα|\
    Δεν βρέθηκαν αποτελέσματα για «%@»|Ελέγξτε την ορθογραφία ή δοκιμάστε νέα αναζήτηση.|Χρώματα|\
    Αδιαφάνεια|Να μην ερωτηθώ ξανά
    """,
    "en": """
    Edit|Done|Delete|Back|Cancel|OK|Search|Select All|Close|More|Copy|Paste|Share…|Rename|\
    Clear text|No Results|No Results for “%@”|Check the spelling or try a new search.|Colors|\
    Opacity|Don’t ask again
    """,
    "es": """
    Editar|OK|Eliminar|Atrás|Cancelar|OK|Buscar|Seleccionar todo|Cerrar|Más|Copiar|Pegar|\
    Compartir…|Cambiar nombre|Borrar texto|Sin resultados|Sin resultados para “%@”|\
    Revisa la ortografía o prueba otra búsqueda.|Colores|Opacidad|No volver a preguntar
    """,
    "et": """
    Muuda|Valmis|Kustuta|Tagasi|Tühista|OK|Otsi|Vali kõik|Sulge|Rohkem|Kopeeri|Kleebi|Jaga…|\
    Nimeta ümber|Tühjenda|Tulemusi pole|Otsingule „%@“ tulemusi pole|\
    Kontrolli õigekirja või proovi uut otsingut.|Värvid|Läbipaistmatus|Ära enam küsi
    """,
    "eu": """
    Editatu|Eginda|Ezabatu|Atzera|Utzi|Ados|Bilatu|Hautatu dena|Itxi|Gehiago|Kopiatu|Itsatsi|\
    Partekatu…|Aldatu izena|Garbitu|Emaitzarik ez|“%@” bilaketak ez du emaitzarik|\
    Egiaztatu ortografia edo saiatu beste bilaketa bat.|Koloreak|Opakutasuna|Ez galdetu berriro
    """,
    "fa": """
    ویرایش|انجام شد|حذف|بازگشت|لغو|خوب|جستجو|انتخاب همه|بستن|بیشتر|کپی|جای‌گذاری|هم‌رسانی…|\
    تغییر نام|پاک کردن متن|نتیجه‌ای نیست|نتیجه‌ای برای «%@» یافت نشد|\
    املا را بررسی کنید یا جستجوی تازه‌ای انجام دهید.|رنگ‌ها|کدری|دیگر پرسیده نشود
    """,
    "fi": """
    Muokkaa|Valmis|Poista|Takaisin|Kumoa|OK|Etsi|Valitse kaikki|Sulje|Lisää|Kopioi|Sijoita|Jaa…|\
    Nimeä uudelleen|Tyhjennä|Ei tuloksia|Ei tuloksia haulle ”%@”|\
    Tarkista oikeinkirjoitus tai kokeile uutta hakua.|Värit|Peittävyys|Älä kysy uudelleen
    """,
    "fil": """
    I-edit|Tapos na|I-delete|Bumalik|Kanselahin|OK|Maghanap|Piliin Lahat|Isara|Higit pa|Kopyahin|\
    I-paste|Ibahagi…|Palitan ang pangalan|I-clear|Walang resulta|Walang resulta para sa “%@”|\
    Tingnan ang baybay o subukan ang bagong paghahanap.|Mga Kulay|Opacity|Huwag nang tanungin muli
    """,
    "fr": """
    Modifier|OK|Supprimer|Retour|Annuler|OK|Rechercher|Tout sélectionner|Fermer|Plus|Copier|\
    Coller|Partager…|Renommer|Effacer le texte|Aucun résultat|Aucun résultat pour « %@ »|\
    Vérifiez l’orthographe ou essayez une nouvelle recherche.|Couleurs|Opacité|Ne plus demander
    """,
    "gl": """
    Editar|Feito|Eliminar|Atrás|Cancelar|Aceptar|Buscar|Seleccionar todo|Pechar|Máis|Copiar|Pegar|\
    Compartir…|Cambiar o nome|Borrar|Sen resultados|Sen resultados para “%@”|\
    Revisa a ortografía ou proba outra busca.|Cores|Opacidade|Non volver preguntar
    """,
    "gu": """
    ફેરફાર કરો|થઈ ગયું|ડિલીટ કરો|પાછળ|રદ કરો|ઠીક|શોધો|બધું પસંદ કરો|બંધ કરો|વધુ|કૉપી કરો|\
    પેસ્ટ કરો|શેર કરો…|નામ બદલો|સાફ કરો|કોઈ પરિણામ નથી|“%@” માટે કોઈ પરિણામ નથી|\
    જોડણી તપાસો અથવા નવી શોધ કરો.|રંગો|અપારદર્શિતા|ફરી પૂછશો નહીં
    """,
    "he": """
    עריכה|סיום|מחיקה|חזרה|ביטול|אישור|חיפוש|בחירת הכול|סגירה|עוד|העתקה|הדבקה|שיתוף…|שינוי שם|\
    ניקוי המלל|אין תוצאות|אין תוצאות עבור ״%@״|יש לבדוק את האיות או לנסות חיפוש חדש.|צבעים|אטימות|\
    לא לשאול שוב
    """,
    "hi": """
    संपादित करें|पूर्ण|डिलीट करें|वापस|रद्द करें|ठीक|खोजें|सभी चुनें|बंद करें|अधिक|कॉपी करें|\
    पेस्ट करें|शेयर करें…|नाम बदलें|साफ़ करें|कोई परिणाम नहीं|“%@” के लिए कोई परिणाम नहीं|\
    वर्तनी जाँचें या नई खोज करें।|रंग|अपारदर्शिता|दोबारा न पूछें
    """,
    "hr": """
    Uredi|OK|Obriši|Natrag|Odustani|OK|Traži|Odaberi sve|Zatvori|Više|Kopiraj|Zalijepi|Podijeli…|\
    Preimenuj|Očisti|Nema rezultata|Nema rezultata za „%@”|\
    Provjerite pravopis ili pokušajte novo pretraživanje.|Boje|Neprozirnost|Ne pitaj ponovno
    """,
    "hu": """
    Szerkesztés|Kész|Törlés|Vissza|Mégsem|OK|Keresés|Összes kijelölése|Bezárás|Továbbiak|Másolás|\
    Beillesztés|Megosztás…|Átnevezés|Szöveg törlése|Nincs találat|Nincs találat erre: „%@”|\
    Ellenőrizze a helyesírást, vagy próbálkozzon új kereséssel.|Színek|Átlátszatlanság|\
    Ne kérdezze meg újra
    """,
    "hy": """
    Խմբագրել|Պատրաստ է|Ջնջել|Հետ|Չեղարկել|Լավ|Որոնել|Ընտրել բոլորը|Փակել|Ավելին|Պատճենել|Տեղադրել|\
    Կիսվել…|Վերանվանել|Մաքրել|Արդյունքներ չկան|«%@» որոնման արդյունքներ չկան|\
    Ստուգեք ուղղագրությունը կամ փորձեք նոր որոնում։|Գույներ|Անթափանցիկություն|Այլևս չհարցնել
    """,
    "id": """
    Edit|Selesai|Hapus|Kembali|Batalkan|OKE|Cari|Pilih Semua|Tutup|Lainnya|Salin|Tempel|Bagikan…|\
    Ganti Nama|Bersihkan teks|Tidak Ada Hasil|Tidak Ada Hasil untuk “%@”|\
    Periksa ejaan atau coba pencarian baru.|Warna|Opasitas|Jangan tanya lagi
    """,
    "is": """
    Breyta|Lokið|Eyða|Til baka|Hætta við|Í lagi|Leita|Velja allt|Loka|Meira|Afrita|Líma|Deila…|\
    Endurnefna|Hreinsa|Engar niðurstöður|Engar niðurstöður fyrir „%@“|\
    Athugaðu stafsetninguna eða prófaðu nýja leit.|Litir|Ógagnsæi|Ekki spyrja aftur
    """,
    "it": """
    Modifica|Fine|Elimina|Indietro|Annulla|OK|Cerca|Seleziona tutto|Chiudi|Altro|Copia|Incolla|\
    Condividi…|Rinomina|Cancella testo|Nessun risultato|Nessun risultato per “%@”|\
    Controlla l’ortografia o prova una nuova ricerca.|Colori|Opacità|Non chiedere più
    """,
    "ja": """
    編集|完了|削除|戻る|キャンセル|OK|検索|すべてを選択|閉じる|その他|コピー|ペースト|共有…|名称変更|テキストを消去|結果なし|“%@”の検索結果なし|\
    スペルを確認するか、別の検索を試してください。|カラー|不透明度|今後は確認しない
    """,
    "ka": """
    რედაქტირება|მზადაა|წაშლა|უკან|გაუქმება|კარგი|ძიება|ყველას მონიშვნა|დახურვა|მეტი|კოპირება|\
    ჩასმა|გაზიარება…|გადარქმევა|გასუფთავება|შედეგები არ არის|„%@“ — შედეგები არ არის|\
    შეამოწმეთ მართლწერა ან სცადეთ ახალი ძიება.|ფერები|გაუმჭვირვალობა|აღარ მკითხო
    """,
    "kk": """
    Өңдеу|Дайын|Жою|Артқа|Бас тарту|OK|Іздеу|Бәрін таңдау|Жабу|Тағы|Көшіру|Қою|Бөлісу…|\
    Атын өзгерту|Тазалау|Нәтиже жоқ|«%@» бойынша нәтиже жоқ|\
    Емлені тексеріңіз немесе жаңадан іздеп көріңіз.|Түстер|Бұлдырлық|Қайта сұрамау
    """,
    "kn": """
    ಸಂಪಾದಿಸಿ|ಮುಗಿದಿದೆ|ಅಳಿಸಿ|ಹಿಂದೆ|ರದ್ದುಮಾಡಿ|ಸರಿ|ಹುಡುಕಿ|ಎಲ್ಲವನ್ನೂ ಆಯ್ಕೆಮಾಡಿ|ಮುಚ್ಚಿ|ಇನ್ನಷ್ಟು|ನಕಲಿಸಿ|\
    ಅಂಟಿಸಿ|ಹಂಚಿಕೊಳ್ಳಿ…|ಮರುಹೆಸರಿಸಿ|ತೆರವುಗೊಳಿಸಿ|ಫಲಿತಾಂಶಗಳಿಲ್ಲ|“%@” ಗಾಗಿ ಫಲಿತಾಂಶಗಳಿಲ್ಲ|\
    ಕಾಗುಣಿತವನ್ನು ಪರಿಶೀಲಿಸಿ ಅಥವಾ ಹೊಸದಾಗಿ ಹುಡುಕಿ.|ಬಣ್ಣಗಳು|ಅಪಾರದರ್ಶಕತೆ|ಮತ್ತೆ ಕೇಳಬೇಡಿ
    """,
    "ko": """
    편집|완료|삭제|뒤로|취소|확인|검색|전체 선택|닫기|더 보기|복사|붙여넣기|공유…|이름 변경|텍스트 지우기|결과 없음|‘%@’에 대한 결과 없음|\
    맞춤법을 확인하거나 다시 검색해 보십시오.|색상|불투명도|다시 묻지 않기
    """,
    "lt": """
    Redaguoti|Atlikta|Ištrinti|Atgal|Atšaukti|Gerai|Ieškoti|Pasirinkti viską|Uždaryti|Daugiau|\
    Kopijuoti|Įklijuoti|Bendrinti…|Pervardyti|Išvalyti|Rezultatų nėra|Nėra rezultatų pagal „%@“|\
    Patikrinkite rašybą arba bandykite ieškoti iš naujo.|Spalvos|Nepermatomumas|Daugiau neklausti
    """,
    "lv": """
    Rediģēt|Gatavs|Dzēst|Atpakaļ|Atcelt|Labi|Meklēt|Atlasīt visu|Aizvērt|Vairāk|Kopēt|Ielīmēt|\
    Kopīgot…|Pārdēvēt|Notīrīt|Nav rezultātu|Nav rezultātu vaicājumam “%@”|\
    Pārbaudiet pareizrakstību vai mēģiniet meklēt vēlreiz.|Krāsas|Necaurredzamība|Vairs nejautāt
    """,
    "mk": """
    Уреди|Готово|Избриши|Назад|Откажи|Во ред|Пребарај|Избери ги сите|Затвори|Повеќе|Копирај|\
    Залепи|Сподели…|Преименувај|Исчисти|Нема резултати|Нема резултати за „%@“|\
    Проверете го правописот или пробајте ново пребарување.|Бои|Непроѕирност|Не прашувај повторно
    """,
    "ml": """
    എഡിറ്റ് ചെയ്യുക|പൂർത്തിയായി|ഇല്ലാതാക്കുക|മടങ്ങുക|റദ്ദാക്കുക|ശരി|തിരയുക|എല്ലാം തിരഞ്ഞെടുക്കുക|\
    അടയ്ക്കുക|കൂടുതൽ|പകർത്തുക|ഒട്ടിക്കുക|പങ്കിടുക…|പേരുമാറ്റുക|മായ്ക്കുക|ഫലങ്ങളില്ല|\
    “%@” എന്നതിന് ഫലങ്ങളില്ല|അക്ഷരവിന്യാസം പരിശോധിക്കുക അല്ലെങ്കിൽ പുതിയതായി തിരയുക.|നിറങ്ങൾ|\
    അതാര്യത|വീണ്ടും ചോദിക്കരുത്
    """,
    "mr": """
    संपादित करा|झाले|हटवा|मागे|रद्द करा|ठीक|शोधा|सर्व निवडा|बंद करा|आणखी|कॉपी करा|पेस्ट करा|\
    शेअर करा…|नाव बदला|साफ करा|परिणाम नाहीत|“%@” साठी परिणाम नाहीत|\
    शुद्धलेखन तपासा किंवा नवीन शोध घ्या.|रंग|अपारदर्शकता|पुन्हा विचारू नका
    """,
    "ms": """
    Edit|Selesai|Padam|Kembali|Batal|OK|Cari|Pilih Semua|Tutup|Lagi|Salin|Tampal|Kongsi…|\
    Namakan Semula|Kosongkan teks|Tiada Hasil|Tiada Hasil untuk “%@”|\
    Semak ejaan atau cuba carian baharu.|Warna|Kelegapan|Jangan tanya lagi
    """,
    "nb": """
    Rediger|Ferdig|Slett|Tilbake|Avbryt|OK|Søk|Marker alt|Lukk|Mer|Kopier|Lim inn|Del …|\
    Endre navn|Tøm tekst|Ingen resultater|Ingen resultater for «%@»|\
    Kontroller stavemåten, eller prøv et nytt søk.|Farger|Dekkevne|Ikke spør igjen
    """,
    "nl": """
    Wijzig|Gereed|Verwijder|Terug|Annuleer|OK|Zoek|Selecteer alles|Sluit|Meer|Kopieer|Plak|Deel…|\
    Wijzig naam|Wis tekst|Geen resultaten|Geen resultaten voor ‘%@’|\
    Controleer de spelling of probeer een nieuwe zoekopdracht.|Kleuren|Dekking|Vraag niet opnieuw
    """,
    "pa": """
    ਸੋਧ ਕਰੋ|ਹੋ ਗਿਆ|ਮਿਟਾਓ|ਪਿੱਛੇ|ਰੱਦ ਕਰੋ|ਠੀਕ|ਖੋਜੋ|ਸਭ ਚੁਣੋ|ਬੰਦ ਕਰੋ|ਹੋਰ|ਕਾਪੀ ਕਰੋ|ਪੇਸਟ ਕਰੋ|ਸਾਂਝਾ ਕਰੋ…|\
    ਨਾਂ ਬਦਲੋ|ਸਾਫ਼ ਕਰੋ|ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ|“%@” ਲਈ ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ|ਸਪੈਲਿੰਗ ਜਾਂਚੋ ਜਾਂ ਨਵੀਂ ਖੋਜ ਕਰੋ।|ਰੰਗ|\
    ਅਪਾਰਦਰਸ਼ਤਾ|ਦੁਬਾਰਾ ਨਾ ਪੁੱਛੋ
    """,
    "pl": """
    Edytuj|Gotowe|Usuń|Wróć|Anuluj|OK|Szukaj|Zaznacz wszystko|Zamknij|Więcej|Kopiuj|Wklej|\
    Udostępnij…|Zmień nazwę|Wymaż tekst|Brak wyników|Brak wyników dla „%@”|\
    Sprawdź pisownię lub spróbuj wyszukać ponownie.|Kolory|Krycie|Nie pytaj ponownie
    """,
    "pt": """
    Editar|OK|Apagar|Voltar|Cancelar|OK|Buscar|Selecionar Tudo|Fechar|Mais|Copiar|Colar|\
    Compartilhar…|Renomear|Limpar texto|Nenhum Resultado|Nenhum resultado para “%@”|\
    Verifique a ortografia ou tente uma nova pesquisa.|Cores|Opacidade|Não perguntar novamente
    """,
    "pt-PT": """
    Editar|OK|Apagar|Anterior|Cancelar|OK|Pesquisar|Selecionar tudo|Fechar|Mais|Copiar|Colar|\
    Partilhar…|Renomear|Limpar texto|Sem resultados|Sem resultados para “%@”|\
    Verifique a ortografia ou tente uma nova pesquisa.|Cores|Opacidade|Não voltar a perguntar
    """,
    "ro": """
    Editați|OK|Ștergeți|Înapoi|Anulați|OK|Căutați|Selectați tot|Închideți|Mai multe|Copiați|\
    Lipiți|Partajați…|Redenumiți|Ștergeți textul|Niciun rezultat|Niciun rezultat pentru „%@”|\
    Verificați ortografia sau încercați o căutare nouă.|Culori|Opacitate|Nu mă mai întreba
    """,
    "ru": """
    Править|Готово|Удалить|Назад|Отменить|ОК|Поиск|Выбрать все|Закрыть|Еще|Скопировать|Вставить|\
    Поделиться…|Переименовать|Стереть текст|Нет результатов|Нет результатов по запросу «%@»|\
    Проверьте правописание или попробуйте другой запрос.|Цвета|Непрозрачность|Больше не спрашивать
    """,
    "sk": """
    Upraviť|Hotovo|Vymazať|Späť|Zrušiť|OK|Hľadať|Vybrať všetko|Zavrieť|Viac|Kopírovať|Vložiť|\
    Zdieľať…|Premenovať|Vymazať text|Žiadne výsledky|Žiadne výsledky pre „%@“|\
    Skontrolujte pravopis alebo skúste nové vyhľadávanie.|Farby|Krytie|Nabudúce sa nepýtať
    """,
    "sl": """
    Uredi|Končano|Izbriši|Nazaj|Prekliči|V redu|Išči|Izberi vse|Zapri|Več|Kopiraj|Prilepi|Deli…|\
    Preimenuj|Počisti besedilo|Ni rezultatov|Ni rezultatov za »%@«|\
    Preverite črkovanje ali poskusite z novim iskanjem.|Barve|Prekrivnost|Ne vprašaj več
    """,
    "sq": """
    Redakto|U krye|Fshi|Prapa|Anulo|Në rregull|Kërko|Zgjidh të gjitha|Mbyll|Më shumë|Kopjo|Ngjit|\
    Ndaj…|Riemërto|Pastro|Nuk ka rezultate|Nuk ka rezultate për “%@”|\
    Kontrollo drejtshkrimin ose provo një kërkim të ri.|Ngjyrat|Opaciteti|Mos pyet më
    """,
    "sr": """
    Уреди|Готово|Обриши|Назад|Откажи|У реду|Претражи|Изабери све|Затвори|Више|Копирај|Налепи|\
    Дели…|Преименуј|Обриши текст|Нема резултата|Нема резултата за „%@“|\
    Проверите правопис или покушајте нову претрагу.|Боје|Непрозирност|Не питај поново
    """,
    "sr-Latn": """
    Uredi|Gotovo|Obriši|Nazad|Otkaži|U redu|Pretraži|Izaberi sve|Zatvori|Više|Kopiraj|Nalepi|\
    Deli…|Preimenuj|Obriši tekst|Nema rezultata|Nema rezultata za „%@“|\
    Proverite pravopis ili pokušajte novu pretragu.|Boje|Neprozirnost|Ne pitaj ponovo
    """,
    "sv": """
    Redigera|Klar|Radera|Tillbaka|Avbryt|OK|Sök|Markera alla|Stäng|Mer|Kopiera|Klistra in|Dela …|\
    Byt namn|Rensa text|Inga resultat|Inga resultat för ”%@”|\
    Kontrollera stavningen eller prova en ny sökning.|Färger|Opacitet|Fråga inte igen
    """,
    "sw": """
    Hariri|Nimemaliza|Futa|Rudi|Ghairi|Sawa|Tafuta|Chagua zote|Funga|Zaidi|Nakili|Bandika|\
    Shiriki…|Badilisha jina|Futa maandishi|Hakuna matokeo|Hakuna matokeo ya “%@”|\
    Angalia tahajia au jaribu utafutaji mpya.|Rangi|Kutopenya nuru|Usiulize tena
    """,
    "ta": """
    திருத்து|முடிந்தது|நீக்கு|பின்செல்|ரத்துசெய்|சரி|தேடு|அனைத்தையும் தேர்ந்தெடு|மூடு|மேலும்|\
    நகலெடு|ஒட்டு|பகிர்…|மறுபெயரிடு|அழி|முடிவுகள் இல்லை|“%@”க்கு முடிவுகள் இல்லை|\
    எழுத்துப்பிழையைச் சரிபார்க்கவும் அல்லது புதிதாகத் தேடவும்.|வண்ணங்கள்|ஒளிபுகாமை|\
    மீண்டும் கேட்காதே
    """,
    "te": """
    సవరించండి|పూర్తయింది|తొలగించండి|వెనుకకు|రద్దు చేయండి|సరే|శోధించండి|అన్నీ ఎంచుకోండి|మూసివేయండి|\
    మరిన్ని|కాపీ చేయండి|పేస్ట్ చేయండి|షేర్ చేయండి…|పేరు మార్చండి|క్లియర్ చేయండి|ఫలితాలు లేవు|\
    “%@” కోసం ఫలితాలు లేవు|అక్షరక్రమాన్ని తనిఖీ చేయండి లేదా కొత్తగా శోధించండి.|రంగులు|అపారదర్శకత|\
    మళ్లీ అడగవద్దు
    """,
    "th": """
    แก้ไข|เสร็จสิ้น|ลบ|ย้อนกลับ|ยกเลิก|ตกลง|ค้นหา|เลือกทั้งหมด|ปิด|เพิ่มเติม|คัดลอก|วาง|แชร์…|\
    เปลี่ยนชื่อ|ล้างข้อความ|ไม่พบผลลัพธ์|ไม่มีผลลัพธ์สำหรับ “%@”|ตรวจสอบตัวสะกดหรือลองค้นหาใหม่|\
    สี|ความทึบ|ไม่ต้องถามอีก
    """,
    "tr": """
    Düzenle|Bitti|Sil|Geri|Vazgeç|Tamam|Ara|Tümünü Seç|Kapat|Daha Fazla|Kopyala|Yapıştır|Paylaş…|\
    Adını Değiştir|Metni sil|Sonuç Yok|“%@” için Sonuç Yok|\
    Yazımı denetleyin veya yeni bir arama deneyin.|Renkler|Opaklık|Bir daha sorma
    """,
    "uk": """
    Змінити|Готово|Видалити|Назад|Скасувати|ОК|Пошук|Вибрати все|Закрити|Більше|Копіювати|\
    Вставити|Поширити…|Перейменувати|Очистити текст|Немає результатів|Немає результатів для «%@»|\
    Перевірте правопис або спробуйте новий пошук.|Кольори|Непрозорість|Більше не питати
    """,
    "ur": """
    ترمیم کریں|ہو گیا|حذف کریں|واپس|منسوخ کریں|ٹھیک ہے|تلاش کریں|سبھی منتخب کریں|بند کریں|مزید|\
    کاپی کریں|پیسٹ کریں|شیئر کریں…|نام تبدیل کریں|صاف کریں|کوئی نتیجہ نہیں|\
    ”%@“ کے لیے کوئی نتیجہ نہیں|ہجے چیک کریں یا نئی تلاش آزمائیں۔|رنگ|دھندلاپن|دوبارہ نہ پوچھیں
    """,
    "uz": """
    Tahrirlash|Tayyor|O‘chirish|Orqaga|Bekor qilish|OK|Qidirish|Hammasini tanlash|Yopish|Yana|\
    Nusxalash|Qo‘yish|Ulashish…|Nomini o‘zgartirish|Tozalash|Natija yo‘q|\
    “%@” bo‘yicha natija yo‘q|Imloni tekshiring yoki yangi qidiruvni sinab ko‘ring.|Ranglar|\
    Noshaffoflik|Boshqa so‘ralmasin
    """,
    "vi": """
    Sửa|Xong|Xóa|Quay lại|Hủy|OK|Tìm kiếm|Chọn tất cả|Đóng|Thêm|Sao chép|Dán|Chia sẻ…|Đổi tên|\
    Xóa văn bản|Không có kết quả|Không có kết quả cho “%@”|\
    Kiểm tra chính tả hoặc thử tìm kiếm mới.|Màu|Độ mờ|Không hỏi lại
    """,
    "zh-Hans": """
    编辑|完成|删除|返回|取消|好|搜索|全选|关闭|更多|拷贝|粘贴|共享…|重新命名|清除文本|无结果|未找到“%@”的相关结果|请检查拼写或尝试新的搜索。|颜色|不透明度|不再询问
    """,
    "zh-Hant": """
    編輯|完成|刪除|返回|取消|好|搜尋|全選|關閉|更多|拷貝|貼上|分享…|重新命名|清除文字|沒有結果|沒有「%@」的結果|請檢查拼字或嘗試新的搜尋。|顏色|不透明度|不要再詢問
    """,
  ]
}
