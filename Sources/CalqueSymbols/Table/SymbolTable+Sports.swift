extension SymbolTable {
  /// Balls, things to play with, and people who move.
  static let sports = """
    baseball = O12 12 9.2|B1.8 12 6.2 -62 62|B22.2 12 6.2 118 242|M6.5 12 H9.5 M5.9 9.6 L8.5 8.1 \
      M5.9 14.4 L8.5 15.9 M17.5 12 H14.5 M18.1 9.6 L15.5 8.1 M18.1 14.4 L15.5 15.9 ; F
    _baseball.small = @_disc|-B1.4 12 6.6 -60 60|-B22.6 12 6.6 120 240
    baseball.circle = @circle|@_baseball.small 12 12 .54 ; F
    basketball = O12 12 9.2|M12 2.8 V21.2 M2.8 12 H21.2|B1 12 7.9 -55 55|B23 12 7.9 125 235 ; F
    _basketball.small = @_disc|-M2.8 12 H21.2|-B1.4 12 7 -58 58|-B22.6 12 7 122 238
    basketball.circle = @circle|@_basketball.small 12 12 .54 ; F
    _football = M1.8 12 C6.6 5 17.4 5 22.2 12 C17.4 19 6.6 19 1.8 12 Z|M8.4 12 H15.6 M10 10.2 \
      V13.8 M14 10.2 V13.8
    football = @_football 12 12 1.12 -45 ; F
    _football.small = #M1.8 12 C6.6 5 17.4 5 22.2 12 C17.4 19 6.6 19 1.8 12 Z|M1.8 12 C6.6 5 17.4 \
      5 22.2 12 C17.4 19 6.6 19 1.8 12 Z|-M7.6 12 H16.4
    football.circle = @circle|@_football.small 12 12 .58 -45 ; F
    _volleyball.seam = M12 12 Q15.6 16.2 20.6 15.4 M8.5 13.7 Q11.4 18.8 16.8 19.8
    volleyball = O12 12 9.2|@_volleyball.seam|@_volleyball.seam 12 12 1 120|@_volleyball.seam 12 \
      12 1 240 ; F
    _volleyball.small = @_disc|-M12 12 Q15.6 16.4 20.6 15.4|-M12 12 Q6.4 12.8 4.7 17.6|-M12 12 Q14 \
      6.8 10.6 2.9
    volleyball.circle = @circle|@_volleyball.small 12 12 .54 ; F
    _soccerball.patch = #M8.4 3.5 L12 6.2 L15.6 3.5 A9.2 0 0 8.4 3.5 Z|M12 8.6 V6
    soccerball = O12 12 9.2|#P12 12 3.6 5 -90|@_soccerball.patch|@_soccerball.patch 12 12 1 \
      72|@_soccerball.patch 12 12 1 144|@_soccerball.patch 12 12 1 216|@_soccerball.patch 12 12 1 \
      288
    _soccerball.hole = #M8.9 4 L12 6.4 L15.1 4 A8.6 0 0 8.9 4 Z
    _soccerball.seam = M12 8 V6
    soccerball.inverse = @_disc|-#P12 12 4 5 -90|-@_soccerball.hole|-@_soccerball.hole 12 12 1 \
      72|-@_soccerball.hole 12 12 1 144|-@_soccerball.hole 12 12 1 216|-@_soccerball.hole 12 12 1 \
      288|-@_soccerball.seam|-@_soccerball.seam 12 12 1 72|-@_soccerball.seam 12 12 1 \
      144|-@_soccerball.seam 12 12 1 216|-@_soccerball.seam 12 12 1 288
    _soccerball.small = @_disc|-#P12 12 4.2 5 -90|-M12 8 V2.4 M15.8 10.8 L21.1 9 M14.4 15.2 L17.7 \
      19.8 M9.6 15.2 L6.3 19.8 M8.2 10.8 L2.9 9
    soccerball.circle = @circle|@_soccerball.small 12 12 .54 ; F
    _tennisball = O12 12 9.2|B2 12 6.6 -63 63|B22 12 6.6 117 243
    tennisball = @_tennisball 12 12 1 -45 ; F
    _tennisball.small = @_disc|-B1.6 12 7 -60 60|-B22.4 12 7 120 240
    tennisball.circle = @circle|@_tennisball.small 12 12 .54 -45 ; F
    _cricket.ball = O12 12 9.2|M10.4 2.9 V21.1 M13.6 2.9 V21.1|M7 7.4 V8.6 M7 11.4 V12.6 M7 15.4 \
      V16.6 M17 7.4 V8.6 M17 11.4 V12.6 M17 15.4 V16.6
    cricket.ball = @_cricket.ball 12 12 1 35 ; F
    _cricket.ball.small = @_disc|-M9.8 2.6 V21.4 M14.2 2.6 V21.4
    cricket.ball.circle = @circle|@_cricket.ball.small 12 12 .54 35 ; F
    dumbbell = R5.4 5 3.8 14 1.6 R14.8 5 3.8 14 1.6|+M2.4 9.4 V14.6 M21.6 9.4 V14.6|+M9.2 12 H14.8 \
      ; F
    skis = @_ski 12 12 1.02 -24|!@_ski.area 12 12 1.02 24|*@_ski 12 12 1.02 24 ; F
    _ski.area = #R10.3 1.8 3.4 20.4 1.7
    _ski = R10.3 1.8 3.4 20.4 1.7|M10.3 13 H13.7
    _snowboard = R8 2 8 20 4|M9.8 8.2 H14.2 M9.8 15.8 H14.2
    snowboard = @_snowboard 12 12 1.04 40 ; F
    _surfboard = M12 2 C16.8 6 17.4 14.6 14.8 21.6 H9.2 C6.6 14.6 7.2 6 12 2 Z|M12 7 V21.6
    surfboard = @_surfboard 12 12 1.02 35 ; F
    _tennis.racket = E12 8.4 5.4 6.6|M12 15 V22.4|M10.2 2.6 V14.2 M13.8 2.6 V14.2 M7 6.4 H17 M7 \
      10.4 H17
    tennis.racket = @_tennis.racket 12 12 1.05 42
    _tennis.racket.small = E12 8.2 5.6 6.4|M12 14.6 V22.4|M12 2 V14 M6.6 8.2 H17.4
    tennis.racket.circle = @circle|@_tennis.racket.small 12.4 11.6 .58 42 ; F
    sportscourt = @rectangle|M12 5 V8.8 M12 15.2 V19|O12 12 3.1|M2.4 9 H5.4 V15 H2.4 M21.6 9 H18.6 \
      V15 H21.6 ; F
    sportscourt.circle = @circle|R6.4 8 11.2 8 1.4|M12 8 V16 ; F
    _oar.area = M12 1.8 V13.8|#Y1.4 10.2 13.8 13.8 13.8 14.4 22.2 9.6 22.2|Y1.4 10.2 13.8 13.8 \
      13.8 14.4 22.2 9.6 22.2
    _oar = M12 1.8 V13.8|Y1.4 10.2 13.8 13.8 13.8 14.4 22.2 9.6 22.2|M10.6 1.8 H13.4
    oar.2.crossed = @_oar 12 12 1.04 40|!@_oar.area 12 12 1.04 -40|@_oar 12 12 1.04 -40
    lasso = E12 8.4 9 5.4|M6.4 12.6 C4.4 13.8 4.4 16.6 6.6 16.8 C9 17 9 13.6 7 12.8|M7 16.8 C7 \
      19.4 9.6 21.2 12.4 20.2
    arcade.stick = O12 6.2 3.4|+M12 9.6 V14.6|+M7.4 17.4 V16.4 Q7.4 14.6 9.2 14.6 H14.8 Q16.6 14.6 \
      16.6 16.4 V17.4|*R2.8 17.4 18.4 3.6 1.6
    figure.stand = O12 4.4 2|M12 8.4 V14.4 L10.2 21.2 M12 14.4 L13.8 21.2|M8 14.4 L9.2 9.4 Q9.4 \
      8.5 10.4 8.5 H13.6 Q14.6 8.5 14.8 9.4 L16 14.4
    figure.arms.open = O12 4.4 2|M3.8 10.2 L9.6 8.8 H14.4 L20.2 10.2|M12 8.8 V14.4 L9.8 21.2 M12 \
      14.4 L14.2 21.2
    figure.2.arms.open = O7 5.2 2 O17 5.2 2|M2.4 10.6 L5.8 9.4 H8.2 L10.8 10.6 M13.2 10.6 L15.8 \
      9.4 H18.2 L21.6 10.6|M7 9.4 V14.6 L5.2 20.8 M7 14.6 L8.8 20.8 M17 9.4 V14.6 L15.2 20.8 M17 \
      14.6 L18.8 20.8
    figure.child = O12 6.8 2.6|M7.4 13.8 L12 11.4 L16.6 13.8|M12 11.6 V16 L10 21 M12 16 L14 21
    figure.child.circle = @circle|@figure.child 12 11.6 .62|#O12 8.4 1.6 ; F
    figure.and.child.holdinghands = O7.8 4.6 2|M7.8 8.4 V14.2 L6 21.2 M7.8 14.2 L9.6 21.2|O17.2 \
      10.8 1.8|M17.2 14.2 V17.2 L15.8 21.2 M17.2 17.2 L18.6 21.2|M3.6 13.6 L7.8 8.6 L12.6 14.6 \
      L17.2 14.2 L20.8 17
    figure.2.and.child.holdinghands = O5.2 4.4 1.9 O18.8 4.4 1.9 O12 11 1.6|M5.2 8 V14.2 L3.6 21.2 \
      M5.2 14.2 L6.8 21.2 M18.8 8 V14.2 L17.2 21.2 M18.8 14.2 L20.4 21.2|M12 14.4 V17.4 L10.8 21.2 \
      M12 17.4 L13.2 21.2|M2.2 12.4 L5.2 8.2 L8.6 14 L12 14.4 L15.4 14 L18.8 8.2 L21.8 12.4
    figure.basketball = O10.4 5.4 2|#O18.4 4.8 2.5|M9.8 9.4 L9.2 14.4 L12.4 17 L12 21.2 M9.2 14.4 \
      L6.4 17.4 L7.2 21|M4.8 11.6 L9.8 9.4 L14.6 11 L17.4 9.2
    figure.basketball.circle = @circle|@figure.basketball 11.5 12.2 .6|#O10.5 8.2 1.2 ; F
    figure.climbing = O10 5.6 2|M10 9.4 L9.4 14.8 L13.6 15.8 L13.2 19.4 M9.4 14.8 L6.4 17.4 L6.8 \
      21.2|M6 12.4 L10 9.4 L14.2 8.8 L16 4.6|M19.4 2.6 L20.6 7.4 L18.2 12 L20 16.6 L18.6 21.4
    figure.climbing.circle = @circle|@figure.climbing 11.2 12 .61|#O10 8.1 1.2 ; F
    figure.cooldown = O9 4.8 2|M8.6 8.8 L8.8 14.6 L6.6 21.2 M8.8 14.6 L14.4 17 L20 20.8|M4.6 12.8 \
      L8.6 8.8 L13 12.4 L17.2 13.6
    figure.cooldown.circle = @circle|@figure.cooldown 11.8 12 .62|#O10 7.5 1.2 ; F
    figure.core.training = O5 7.4 2|M7 11.4 L12 16 L16.6 9.8 L20.2 16.2|M7 11.4 L12.6 10.2|M3 19.4 \
      H21
    figure.core.training.circle = @circle|@figure.core.training 12 11.7 .62|#O7.7 8.9 1.2 ; F
    figure.dance = O12.4 4.8 2|M12 8.8 L11.2 14 L15.6 15 L14.4 19.2 M11.2 14 L9.4 21.2|M4.8 6.2 \
      L7.2 10.6 L12 8.8 L16.8 10.8 L19.8 6.8
    figure.dance.circle = @circle|@figure.dance 11.8 12 .62|#O12.1 7.5 1.2 ; F
    figure.elliptical = O9.8 4.4 2|M9.6 8.4 L9 13.6 L12.4 15.6 L11.6 19 M9 13.6 L6.6 19|M9.6 8.4 \
      L12.4 11.2 L16.4 10.2|M15.6 6.6 L18.4 19 M4.4 19.2 H13.6|M3.6 21.8 H20.4
    figure.elliptical.circle = @circle|@figure.elliptical 12 11.9 .58|#O10.7 7.5 1.2 ; F
    figure.golf = O9.6 5.2 2|M9.4 9 L8.8 14.4 L11.2 17.4 L11.6 21.2 M8.8 14.4 L5.8 21.2|M9.4 9 \
      L14.8 8 L20.6 2.8|M9.4 9.2 L14.8 8|#D17.4 20.6 1.3
    figure.golf.circle = @circle|@figure.golf 11.3 11.9 .6|#O9.8 7.8 1.2 ; F
    figure.gymnastics = O12 17.4 2|M12 13.4 V8.8 L4.8 4.8 M12 8.8 L19.2 4.8|M7.2 21.2 L8 14.6 L12 \
      13.4 L16 14.6 L16.8 21.2
    figure.gymnastics.circle = @circle|@figure.gymnastics 12 11.4 .62|#O12 14.7 1.2 ; F
    figure.highintensity.intervaltraining = O12 5.2 2|M12 9.2 V14.2 L8 17 L7 21.2 M12 14.2 L16 17 \
      L17 21.2|M5 3.6 L6.8 8.4 L12 9.2 L17.2 8.4 L19 3.6|M3 12 L5 13 M21 12 L19 13
    figure.highintensity.intervaltraining.circle = @circle|@figure.highintensity.intervaltraining \
      12 11.9 .59|#O12 7.9 1.2 ; F
    figure.indoor.cycle = O12 4.2 2|M10.8 8 L7.8 13.2 L12 14.2 L10.6 18.4|M10.8 8 L13.2 11.2 L16.4 \
      10.8|M7.8 15.4 L8 21.2|O16.6 17 3|M16.8 8.8 L16.6 14|M4.6 21.4 H20
    figure.indoor.cycle.circle = @circle|@figure.indoor.cycle 11.8 12.1 .59|#O11.8 7.5 1.2 ; F
    figure.outdoor.cycle = O5.2 17.6 3.4|O18.8 17.6 3.4|O15.6 4 1.9|M16.8 11.8 H14 L11.6 8 L8.4 \
      11.4 L12.4 13.8 L11.2 18.2
    figure.outdoor.cycle.circle = @circle|@figure.outdoor.cycle 12 12.2 .54|#O13.9 7.9 1 ; F
    figure.jumprope = O12 7.6 2|M12 11.4 V15.4 L10.4 21.2 M12 15.4 L13.6 21.2|M4.8 13.4 L8.4 14 \
      L12 11.6 L15.6 14 L19.2 13.4|M4.8 13.4 C.4 -1.4 23.6 -1.4 19.2 13.4
    figure.jumprope.circle = @circle|#O12 9.8 1.3|M6.8 13 C5.4 4.2 18.6 4.2 17.2 13|M6.8 13 L12 \
      12.6 L17.2 13 M12 12.6 V15.2 L10.4 18.4 M12 15.2 L13.6 18.4 ; F
    figure.mind.and.body = O12 4.8 2|M12 8.8 V14.8|M4.6 15.4 L7.8 11.4 L12 8.9 L16.2 11.4 L19.4 \
      15.4|M12 14.8 L4.6 18.4 Q4.2 20.8 6.4 20.8 H17.6 Q19.8 20.8 19.4 18.4 L12 14.8
    figure.mind.and.body.circle = @circle|@figure.mind.and.body 12 12.1 .62|#O12 7.7 1.2 ; F
    figure.yoga = O12 4.6 2|M3.2 9.8 H20.8 M12 9.8 V14.4|M4 20.8 L12 14.4 H17.2 V20.8
    figure.yoga.circle = @circle|@figure.yoga 12 12.2 .59|#O12 7.8 1.2 ; F
    _wave = M2.6 12 Q4.9 9.8 7.3 12 Q9.6 14.2 12 12 Q14.4 9.8 16.7 12 Q19.1 14.2 21.4 12
    figure.pool.swim = O18 9.6 2|M3 14.2 L13.6 11.2 L9.6 6.6 L14.2 4.4|@_wave 12 17.4 1|M2.6 21 \
      H21.4
    figure.pool.swim.circle = @circle|@figure.pool.swim 12 11.6 .6|#O15.6 10.1 1.2 ; F
    figure.open.water.swim = O18 8.4 2|M3 12.6 L13.6 10 L9.6 5.4 L5.6 6.4|@_wave 12 16.2 1|@_wave \
      12 20.4 1
    figure.open.water.swim.circle = @circle|@figure.open.water.swim 12 11.1 .61|#O15.7 8.9 1.2 ; F
    figure.rower = O6.6 5.8 2|M6.6 9.6 L7.8 16 L12.4 12.8 L15.4 17|M6.6 9.6 L10.8 11 L18 \
      10.2|O18.6 13.4 2.4|M3 19.6 H21
    figure.rower.circle = @circle|@figure.rower 12 12.2 .62|#O8.7 8.3 1.2 ; F
    figure.skiing.downhill = O14.6 4.8 2|M13 8.6 L8.6 11.8 L13.2 14 L10.8 17.8|M13 8.6 L16 11.8 \
      L19 11.2|M3.4 15.8 L20.8 21.4
    figure.skiing.downhill.circle = @circle|@figure.skiing.downhill 11.9 11.9 .59|#O13.5 7.7 1.2 ; \
      F
    figure.snowboarding = O13 4.6 2|M12.2 8.4 L10 12.8 L6.8 15 L6.6 18.6 M10 12.8 L14.2 14.8 L14.6 \
      19.6|M5.6 8.6 L12.2 8.4 L18.4 10.6|M3 17.8 L18.4 21.2 L20.6 20.4
    figure.snowboarding.circle = @circle|@figure.snowboarding 12.1 12.1 .59|#O12.7 7.7 1.2 ; F
    figure.soccer = O10.6 4.6 2|M10.2 8.4 L9.6 14 L7.6 17.4 L5 21 M9.6 14 L13.6 15.6 L15.4 20|M5 \
      12 L10.2 8.4 L15.6 10.4|#O20 18.4 2.2
    figure.stairs = O10.6 4.4 2|M9.8 8.2 L8.8 13 L12.6 13.8 L13.2 17 M8.8 13 L8 17.2 L4.6 20.8|M5 \
      12.2 L6.2 9.2 L9.8 8.2 L12.6 10.8 L15.6 10.6|M8.6 21.4 H12.6 V19.4 H16.8 V15.6 H21.2
    figure.stairs.circle = @circle|@figure.stairs 11.5 12.1 .59|#O10.6 7.6 1.2 ; F
    figure.strengthtraining.traditional = O12 8.4 2|M3 5.2 H21 M5 2.6 V7.8 M19 2.6 V7.8|M8 5.2 \
      L8.2 9.8 L12 12 L15.8 9.8 L16 5.2|M12 12 V15.6 L8.4 18 L8.6 21.4 M12 15.6 L15.6 18 L15.4 \
      21.4
    figure.strengthtraining.traditional.circle = @circle|M5.8 6.8 H18.2|M8 6.8 V10.6 L12 13 L16 \
      10.6 V6.8|#O12 9.8 1.3|M12 13 V14.8 L10 18.4 M12 14.8 L14 18.4 ; F
    figure.strengthtraining.functional = O10.4 5 2|M10.2 8.8 L9.8 14.2 L13.8 16.2 L14.2 21.2 M9.8 \
      14.2 L7.8 17.8 L4.2 20.8|M5 12.8 L10.2 8.8 L15.8 10.2 L17.2 6.4|#O17.4 4.2 2.2
    figure.strengthtraining.functional.circle = @circle|@figure.strengthtraining.functional 12.1 \
      12.2 .59|#O11.1 8.1 1.2 ; F
    figure.surfing = O12.8 4.4 2|M12 8.2 L10.2 12.4 L7 13.4 L6.6 16.6 M10.2 12.4 L14.4 13.2 L15 \
      16.4|M4.8 9.4 L12 8.2 L18.6 9.6|M2.6 15.6 Q11.6 20 21.4 15.4|M4 21 Q6.7 19 9.4 21 Q12.1 23 \
      14.8 21 Q17.4 19 20 21
    figure.surfing.circle = @circle|@figure.surfing 12 11.9 .55|#O12.4 7.7 1.1 ; F
    figure.tennis = O9.4 4.8 2|M9 8.6 L8.4 14 L11.8 16.4 L12.4 21.2 M8.4 14 L6.6 17.6 L3.8 20.6|M4 \
      12.4 L9 8.6 L13.8 10.8 L16 8.4|E18.2 5.2 2.6 3|#D19.4 13.4 1.2
    figure.tennis.circle = @circle|@figure.tennis 11.8 12.2 .59|#O10.3 7.9 1.2 ; F
    oar.2.crossed.circle = @circle|@_oar.small 12 12 .52 45|@_oar.small 12 12 .52 -45 ; F
    _oar.small = M12 3 V14|#R9.6 14 4.8 8 2|R9.6 14 4.8 8 2
    """
}
