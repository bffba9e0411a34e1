// The texts of `Locales/SystemWords.xcstrings`, which says where they come from; a test compares
// both.

extension SystemWord {
  /// The words of each language, in the order of the cases.
  static let texts: [String: String] = [
    "ar": """
    تحرير|تم|حذف|رجوع|إلغاء|موافق|بحث|تحديد الكل|إغلاق|المزيد|نسخ|لصق|مشاركة|إعادة تسمية|\
    مسح|لا توجد نتائج
    """,
    "bg": """
    Редактиране|Готово|Изтриване|Назад|Отказ|OK|Търсене|Избор на всички|Затваряне|Още|\
    Копиране|Поставяне|Споделяне|Преименуване|Изчистване|Няма резултати
    """,
    "bn": """
    সম্পাদনা|সম্পন্ন|মুছুন|পেছনে|বাতিল|ঠিক আছে|অনুসন্ধান|সব নির্বাচন করুন|বন্ধ করুন|আরও|কপি|\
    পেস্ট|শেয়ার|নাম পরিবর্তন|মুছে ফেলুন|কোনো ফলাফল নেই
    """,
    "ca": """
    Edita|Fet|Elimina|Enrere|Cancel·la|D’acord|Cerca|Selecciona-ho tot|Tanca|Més|Copia|\
    Enganxa|Comparteix|Canvia el nom|Esborra|Sense resultats
    """,
    "cs": """
    Upravit|Hotovo|Smazat|Zpět|Zrušit|OK|Hledat|Vybrat vše|Zavřít|Více|Kopírovat|Vložit|\
    Sdílet|Přejmenovat|Vymazat|Žádné výsledky
    """,
    "da": """
    Rediger|OK|Slet|Tilbage|Annuller|OK|Søg|Vælg alt|Luk|Mere|Kopier|Sæt ind|Del|Omdøb|Ryd|\
    Ingen resultater
    """,
    "de": """
    Bearbeiten|Fertig|Löschen|Zurück|Abbrechen|OK|Suchen|Alles auswählen|Schließen|Mehr|\
    Kopieren|Einsetzen|Teilen|Umbenennen|Text löschen|Keine Ergebnisse
    """,
    "el": """
    Επεξεργασία|Τέλος|Διαγραφή|Πίσω|Ακύρωση|OK|Αναζήτηση|Επιλογή όλων|Κλείσιμο|Περισσότερα|\
    Αντιγραφή|Επικόλληση|Κοινή χρήση|Μετονομασία|Εκκαθάριση|Κανένα αποτέλεσμα
    """,
    "en": """
    Edit|Done|Delete|Back|Cancel|OK|Search|Select All|Close|More|Copy|Paste|Share|Rename|\
    Clear text|No Results
    """,
    "es": """
    Editar|OK|Eliminar|Atrás|Cancelar|OK|Buscar|Seleccionar todo|Cerrar|Más|Copiar|Pegar|\
    Compartir|Cambiar nombre|Borrar texto|Sin resultados
    """,
    "et": """
    Muuda|Valmis|Kustuta|Tagasi|Tühista|OK|Otsi|Vali kõik|Sulge|Rohkem|Kopeeri|Kleebi|Jaga|\
    Nimeta ümber|Tühjenda|Tulemusi pole
    """,
    "eu": """
    Editatu|Eginda|Ezabatu|Atzera|Utzi|Ados|Bilatu|Hautatu dena|Itxi|Gehiago|Kopiatu|\
    Itsatsi|Partekatu|Aldatu izena|Garbitu|Emaitzarik ez
    """,
    "fa": """
    ویرایش|انجام شد|حذف|بازگشت|لغو|خوب|جستجو|انتخاب همه|بستن|بیشتر|کپی|جای‌گذاری|\
    اشتراک‌گذاری|تغییر نام|پاک کردن متن|نتیجه‌ای نیست
    """,
    "fi": """
    Muokkaa|Valmis|Poista|Takaisin|Kumoa|OK|Etsi|Valitse kaikki|Sulje|Lisää|Kopioi|Sijoita|\
    Jaa|Nimeä uudelleen|Tyhjennä|Ei tuloksia
    """,
    "fil": """
    I-edit|Tapos na|I-delete|Bumalik|Kanselahin|OK|Maghanap|Piliin Lahat|Isara|Higit pa|\
    Kopyahin|I-paste|Ibahagi|Palitan ang pangalan|I-clear|Walang resulta
    """,
    "fr": """
    Modifier|OK|Supprimer|Retour|Annuler|OK|Rechercher|Tout sélectionner|Fermer|Plus|Copier|\
    Coller|Partager|Renommer|Effacer le texte|Aucun résultat
    """,
    "gl": """
    Editar|Feito|Eliminar|Atrás|Cancelar|Aceptar|Buscar|Seleccionar todo|Pechar|Máis|Copiar|\
    Pegar|Compartir|Cambiar o nome|Borrar|Sen resultados
    """,
    "gu": """
    ફેરફાર કરો|થઈ ગયું|ડિલીટ કરો|પાછળ|રદ કરો|ઠીક|શોધો|બધું પસંદ કરો|બંધ કરો|વધુ|કૉપી કરો|\
    પેસ્ટ કરો|શેર કરો|નામ બદલો|સાફ કરો|કોઈ પરિણામ નથી
    """,
    "he": """
    עריכה|סיום|מחיקה|חזרה|ביטול|אישור|חיפוש|בחירת הכול|סגירה|עוד|העתקה|הדבקה|שיתוף|שינוי שם|\
    ניקוי המלל|אין תוצאות
    """,
    "hi": """
    संपादित करें|पूर्ण|डिलीट करें|वापस|रद्द करें|ठीक|खोजें|सभी चुनें|बंद करें|अधिक|\
    कॉपी करें|पेस्ट करें|शेयर करें|नाम बदलें|साफ़ करें|कोई परिणाम नहीं
    """,
    "hr": """
    Uredi|OK|Obriši|Natrag|Odustani|OK|Traži|Odaberi sve|Zatvori|Više|Kopiraj|Zalijepi|\
    Dijeli|Preimenuj|Očisti|Nema rezultata
    """,
    "hu": """
    Szerkesztés|Kész|Törlés|Vissza|Mégsem|OK|Keresés|Összes kijelölése|Bezárás|Továbbiak|\
    Másolás|Beillesztés|Megosztás|Átnevezés|Szöveg törlése|Nincs találat
    """,
    "hy": """
    Խմբագրել|Պատրաստ է|Ջնջել|Հետ|Չեղարկել|Լավ|Որոնել|Ընտրել բոլորը|Փակել|Ավելին|Պատճենել|\
    Տեղադրել|Կիսվել|Վերանվանել|Մաքրել|Արդյունքներ չկան
    """,
    "id": """
    Edit|Selesai|Hapus|Kembali|Batalkan|OKE|Cari|Pilih Semua|Tutup|Lainnya|Salin|Tempel|\
    Bagikan|Ganti Nama|Bersihkan teks|Tidak Ada Hasil
    """,
    "is": """
    Breyta|Lokið|Eyða|Til baka|Hætta við|Í lagi|Leita|Velja allt|Loka|Meira|Afrita|Líma|\
    Deila|Endurnefna|Hreinsa|Engar niðurstöður
    """,
    "it": """
    Modifica|Fine|Elimina|Indietro|Annulla|OK|Cerca|Seleziona tutto|Chiudi|Altro|Copia|\
    Incolla|Condividi|Rinomina|Cancella testo|Nessun risultato
    """,
    "ja": """
    編集|完了|削除|戻る|キャンセル|OK|検索|すべてを選択|閉じる|その他|コピー|ペースト|共有|名称変更|テキストを消去|結果なし
    """,
    "ka": """
    რედაქტირება|მზადაა|წაშლა|უკან|გაუქმება|კარგი|ძიება|ყველას მონიშვნა|დახურვა|მეტი|\
    კოპირება|ჩასმა|გაზიარება|გადარქმევა|გასუფთავება|შედეგები არ არის
    """,
    "kk": """
    Өңдеу|Дайын|Жою|Артқа|Бас тарту|OK|Іздеу|Бәрін таңдау|Жабу|Тағы|Көшіру|Қою|Бөлісу|\
    Атын өзгерту|Тазалау|Нәтиже жоқ
    """,
    "kn": """
    ಸಂಪಾದಿಸಿ|ಮುಗಿದಿದೆ|ಅಳಿಸಿ|ಹಿಂದೆ|ರದ್ದುಮಾಡಿ|ಸರಿ|ಹುಡುಕಿ|ಎಲ್ಲವನ್ನೂ ಆಯ್ಕೆಮಾಡಿ|ಮುಚ್ಚಿ|ಇನ್ನಷ್ಟು|\
    ನಕಲಿಸಿ|ಅಂಟಿಸಿ|ಹಂಚಿಕೊಳ್ಳಿ|ಮರುಹೆಸರಿಸಿ|ತೆರವುಗೊಳಿಸಿ|ಫಲಿತಾಂಶಗಳಿಲ್ಲ
    """,
    "ko": """
    편집|완료|삭제|뒤로|취소|확인|검색|전체 선택|닫기|더 보기|복사|붙여넣기|공유|이름 변경|텍스트 지우기|결과 없음
    """,
    "lt": """
    Redaguoti|Atlikta|Ištrinti|Atgal|Atšaukti|Gerai|Ieškoti|Pasirinkti viską|Uždaryti|\
    Daugiau|Kopijuoti|Įklijuoti|Bendrinti|Pervardyti|Išvalyti|Rezultatų nėra
    """,
    "lv": """
    Rediģēt|Gatavs|Dzēst|Atpakaļ|Atcelt|Labi|Meklēt|Atlasīt visu|Aizvērt|Vairāk|Kopēt|\
    Ielīmēt|Kopīgot|Pārdēvēt|Notīrīt|Nav rezultātu
    """,
    "mk": """
    Уреди|Готово|Избриши|Назад|Откажи|Во ред|Пребарај|Избери ги сите|Затвори|Повеќе|Копирај|\
    Залепи|Сподели|Преименувај|Исчисти|Нема резултати
    """,
    "ml": """
    എഡിറ്റ് ചെയ്യുക|പൂർത്തിയായി|ഇല്ലാതാക്കുക|മടങ്ങുക|റദ്ദാക്കുക|ശരി|തിരയുക|\
    എല്ലാം തിരഞ്ഞെടുക്കുക|അടയ്ക്കുക|കൂടുതൽ|പകർത്തുക|ഒട്ടിക്കുക|പങ്കിടുക|പേരുമാറ്റുക|\
    മായ്ക്കുക|ഫലങ്ങളില്ല
    """,
    "mr": """
    संपादित करा|झाले|हटवा|मागे|रद्द करा|ठीक|शोधा|सर्व निवडा|बंद करा|आणखी|कॉपी करा|पेस्ट करा|\
    शेअर करा|नाव बदला|साफ करा|परिणाम नाहीत
    """,
    "ms": """
    Edit|Selesai|Padam|Kembali|Batal|OK|Cari|Pilih Semua|Tutup|Lagi|Salin|Tampal|Kongsi|\
    Namakan Semula|Kosongkan teks|Tiada Hasil
    """,
    "nb": """
    Rediger|Ferdig|Slett|Tilbake|Avbryt|OK|Søk|Marker alt|Lukk|Mer|Kopier|Lim inn|Del|\
    Endre navn|Tøm tekst|Ingen resultater
    """,
    "nl": """
    Wijzig|Gereed|Verwijder|Terug|Annuleer|OK|Zoek|Selecteer alles|Sluit|Meer|Kopieer|Plak|\
    Deel|Wijzig naam|Wis tekst|Geen resultaten
    """,
    "pa": """
    ਸੋਧ ਕਰੋ|ਹੋ ਗਿਆ|ਮਿਟਾਓ|ਪਿੱਛੇ|ਰੱਦ ਕਰੋ|ਠੀਕ|ਖੋਜੋ|ਸਭ ਚੁਣੋ|ਬੰਦ ਕਰੋ|ਹੋਰ|ਕਾਪੀ ਕਰੋ|ਪੇਸਟ ਕਰੋ|\
    ਸਾਂਝਾ ਕਰੋ|ਨਾਂ ਬਦਲੋ|ਸਾਫ਼ ਕਰੋ|ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ
    """,
    "pl": """
    Edytuj|Gotowe|Usuń|Wróć|Anuluj|OK|Szukaj|Zaznacz wszystko|Zamknij|Więcej|Kopiuj|Wklej|\
    Udostępnij|Zmień nazwę|Wymaż tekst|Brak wyników
    """,
    "pt": """
    Editar|OK|Apagar|Voltar|Cancelar|OK|Buscar|Selecionar Tudo|Fechar|Mais|Copiar|Colar|\
    Compartilhar|Renomear|Limpar texto|Nenhum Resultado
    """,
    "pt-PT": """
    Editar|OK|Apagar|Anterior|Cancelar|OK|Pesquisar|Selecionar tudo|Fechar|Mais|Copiar|\
    Colar|Partilhar|Renomear|Limpar texto|Sem resultados
    """,
    "ro": """
    Editați|OK|Ștergeți|Înapoi|Anulați|OK|Căutați|Selectați tot|Închideți|Mai multe|Copiați|\
    Lipiți|Partajați|Redenumiți|Ștergeți textul|Niciun rezultat
    """,
    "ru": """
    Править|Готово|Удалить|Назад|Отменить|ОК|Поиск|Выбрать все|Закрыть|Еще|Скопировать|\
    Вставить|Поделиться|Переименовать|Стереть текст|Нет результатов
    """,
    "sk": """
    Upraviť|Hotovo|Vymazať|Späť|Zrušiť|OK|Hľadať|Vybrať všetko|Zavrieť|Viac|Kopírovať|\
    Vložiť|Zdieľať|Premenovať|Vymazať text|Žiadne výsledky
    """,
    "sl": """
    Uredi|Končano|Izbriši|Nazaj|Prekliči|V redu|Išči|Izberi vse|Zapri|Več|Kopiraj|Prilepi|\
    Deli|Preimenuj|Počisti besedilo|Ni rezultatov
    """,
    "sq": """
    Redakto|U krye|Fshi|Prapa|Anulo|Në rregull|Kërko|Zgjidh të gjitha|Mbyll|Më shumë|Kopjo|\
    Ngjit|Ndaj|Riemërto|Pastro|Nuk ka rezultate
    """,
    "sr": """
    Уреди|Готово|Обриши|Назад|Откажи|У реду|Претражи|Изабери све|Затвори|Више|Копирај|\
    Налепи|Дели|Преименуј|Обриши текст|Нема резултата
    """,
    "sr-Latn": """
    Uredi|Gotovo|Obriši|Nazad|Otkaži|U redu|Pretraži|Izaberi sve|Zatvori|Više|Kopiraj|\
    Nalepi|Deli|Preimenuj|Obriši tekst|Nema rezultata
    """,
    "sv": """
    Redigera|Klar|Radera|Tillbaka|Avbryt|OK|Sök|Markera alla|Stäng|Mer|Kopiera|Klistra in|\
    Dela|Byt namn|Rensa text|Inga resultat
    """,
    "sw": """
    Hariri|Nimemaliza|Futa|Rudi|Ghairi|Sawa|Tafuta|Chagua zote|Funga|Zaidi|Nakili|Bandika|\
    Shiriki|Badilisha jina|Futa maandishi|Hakuna matokeo
    """,
    "ta": """
    திருத்து|முடிந்தது|நீக்கு|பின்செல்|ரத்துசெய்|சரி|தேடு|அனைத்தையும் தேர்ந்தெடு|மூடு|\
    மேலும்|நகலெடு|ஒட்டு|பகிர்|மறுபெயரிடு|அழி|முடிவுகள் இல்லை
    """,
    "te": """
    సవరించండి|పూర్తయింది|తొలగించండి|వెనుకకు|రద్దు చేయండి|సరే|శోధించండి|అన్నీ ఎంచుకోండి|\
    మూసివేయండి|మరిన్ని|కాపీ చేయండి|పేస్ట్ చేయండి|షేర్ చేయండి|పేరు మార్చండి|క్లియర్ చేయండి|\
    ఫలితాలు లేవు
    """,
    "th": """
    แก้ไข|เสร็จสิ้น|ลบ|ย้อนกลับ|ยกเลิก|ตกลง|ค้นหา|เลือกทั้งหมด|ปิด|เพิ่มเติม|คัดลอก|วาง|\
    แชร์|เปลี่ยนชื่อ|ล้างข้อความ|ไม่พบผลลัพธ์
    """,
    "tr": """
    Düzenle|Bitti|Sil|Geri|Vazgeç|Tamam|Ara|Tümünü Seç|Kapat|Daha Fazla|Kopyala|Yapıştır|\
    Paylaş|Adını Değiştir|Metni sil|Sonuç Yok
    """,
    "uk": """
    Змінити|Готово|Видалити|Назад|Скасувати|ОК|Пошук|Вибрати все|Закрити|Більше|Копіювати|\
    Вставити|Поширити|Перейменувати|Очистити текст|Немає результатів
    """,
    "ur": """
    ترمیم کریں|ہو گیا|حذف کریں|واپس|منسوخ کریں|ٹھیک ہے|تلاش کریں|سبھی منتخب کریں|بند کریں|\
    مزید|کاپی کریں|پیسٹ کریں|شیئر کریں|نام تبدیل کریں|صاف کریں|کوئی نتیجہ نہیں
    """,
    "uz": """
    Tahrirlash|Tayyor|O‘chirish|Orqaga|Bekor qilish|OK|Qidirish|Hammasini tanlash|Yopish|\
    Yana|Nusxalash|Qo‘yish|Ulashish|Nomini o‘zgartirish|Tozalash|Natija yo‘q
    """,
    "vi": """
    Sửa|Xong|Xóa|Quay lại|Hủy|OK|Tìm kiếm|Chọn tất cả|Đóng|Thêm|Sao chép|Dán|Chia sẻ|\
    Đổi tên|Xóa văn bản|Không có kết quả
    """,
    "zh-Hans": """
    编辑|完成|删除|返回|取消|好|搜索|全选|关闭|更多|拷贝|粘贴|共享|重新命名|清除文本|无结果
    """,
    "zh-Hant": """
    編輯|完成|刪除|返回|取消|好|搜尋|全選|關閉|更多|拷貝|貼上|分享|重新命名|清除文字|沒有結果
    """,
  ]
}
